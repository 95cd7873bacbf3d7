// The styles that every widget stands on; each screen brings its own.
import '../../tokens/default-theme.css';
import '../../primitives/root/root.css';
