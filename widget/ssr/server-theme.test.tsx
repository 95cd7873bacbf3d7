import { expect, test } from 'vitest';
import { dropServerTheme, keepServerTheme } from './server-theme';

/** A root with the classes that a server rendered. */
function rendered(classes: string): HTMLElement {
  const root = document.createElement('div');
  root.className = classes;
  return root;
}
const changed = () => Promise.resolve();

test("the class of a server's theme is kept when the host's classes change, until it is dropped [B-DRAWN-13]", async () => {
  const root = rendered('vestibule vestibule-1a2b3c out');
  keepServerTheme(root, { className: 'out' });
  root.className = 'vestibule in';
  await changed();
  expect(root.className).toBe('vestibule in vestibule-1a2b3c');
  dropServerTheme(root);
  expect(root.className).toBe('vestibule in');
  root.className = 'vestibule';
  await changed();
  expect(root.className).toBe('vestibule');
});

test("a class of the host's own that begins as those of themes do is not taken for one, and may be removed", async () => {
  const root = rendered('vestibule vestibule-page');
  keepServerTheme(root, { className: 'vestibule-page' });
  root.className = 'vestibule';
  await changed();
  expect(root.className).toBe('vestibule');
  root.className = 'vestibule vestibule-page';
  dropServerTheme(root);
  expect(root.className).toBe('vestibule vestibule-page');
});

test('a second call for a root, after its class was dropped, keeps no class of the host', async () => {
  const root = rendered('vestibule vestibule-1a2b3c');
  keepServerTheme(root, {});
  dropServerTheme(root);
  root.className = 'vestibule vestibule-page';
  keepServerTheme(root, {});
  root.className = 'vestibule';
  await changed();
  expect(root.className).toBe('vestibule');
});

test('a root without the markup of a server has nothing to drop', () => {
  const root = rendered('vestibule mine');
  dropServerTheme(root);
  expect(root.className).toBe('vestibule mine');
});
