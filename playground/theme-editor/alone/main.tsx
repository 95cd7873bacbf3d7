import '../../../tokens/default-theme.css';
import '../../../primitives/root.css';
import './page.css';
import { Provider } from 'jotai/react';
import { createStore } from 'jotai/vanilla';
import { createRoot } from 'react-dom/client';
import { readFileAtom } from '../editor.atoms';
import { ThemeEditor } from '../theme-editor';

/** The page of `vestibule-auth theme edit`: the editor, with the theme file that the command was given. */
const store = createStore();
// An address with a theme was sent by a colleague, and is what its reader wants to see.
if (!location.hash.startsWith('#theme=')) {
  const text = await (await fetch('theme.json')).text();
  if (text !== '') store.set(readFileAtom, text);
}
const place = document.getElementById('editor');
if (place)
  createRoot(place).render(
    <Provider store={store}>
      <ThemeEditor />
    </Provider>,
  );
