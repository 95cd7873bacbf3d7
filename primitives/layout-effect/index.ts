export { useLayoutEffect } from './layout-effect';
