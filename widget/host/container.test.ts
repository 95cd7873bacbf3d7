// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { shadowAround, createContainer } from './container';
import { stubPage } from '../testing/stub-page';

beforeEach(stubPage);
afterEach(() => {
  document.body.replaceChildren();
  vi.unstubAllGlobals();
});

const inHost = () => document.body.appendChild(document.createElement('main'));
const hostShadow = () => inHost().attachShadow({ mode: 'open' });
const sheets = (root: Document | ShadowRoot | null) => root?.adoptedStyleSheets.length;

test('screen readers do not announce the container of a widget as clickable [B-SAY-5]', () => {
  const { root, remove } = createContainer(inHost(), false);
  expect(root.getAttribute('role')).toBe('none');
  remove();
});

describe('the container of a widget', () => {
  test("the container of a widget is appended to the host's element, and is all that is removed", () => {
    const host = inHost();
    host.innerHTML = '<p>Welcome</p>';
    const { root, container, remove } = createContainer(host, false);
    expect({ lastElementChild: host.lastElementChild, container }).toEqual({ lastElementChild: root, container: root });
    expect(sheets(document)).toBe(1);
    remove();
    expect({ innerHTML: host.innerHTML, sheetsDocument: sheets(document) }).toEqual({
      innerHTML: '<p>Welcome</p>',
      sheetsDocument: 0,
    });
  });

  test('the container of a widget in a shadow root of ours is open, and has the styles in there alone', () => {
    const { root, container, remove } = createContainer(inHost(), true);
    expect({ container, mode: root.shadowRoot?.mode }).toEqual({ container: root.shadowRoot, mode: 'open' });
    expect({ sheetsShadowRoot: sheets(root.shadowRoot), sheetsDocument: sheets(document) }).toEqual({
      sheetsShadowRoot: 1,
      sheetsDocument: 0,
    });
    remove();
    expect(sheets(root.shadowRoot)).toBe(0);
  });

  test("the container of a widget in the host's shadow root has the styles there", () => {
    const shadow = hostShadow();
    const target = shadow.appendChild(document.createElement('div'));
    const { container, root, remove } = createContainer(target, false);
    expect({ container, sheetsShadow: sheets(shadow), sheetsDocument: sheets(document) }).toEqual({
      container: root,
      sheetsShadow: 1,
      sheetsDocument: 0,
    });
    remove();
    expect(sheets(shadow)).toBe(0);
  });

  test('the container of a widget that the host moved releases its styles where it adopted them', () => {
    const shadow = hostShadow();
    const { root, remove } = createContainer(inHost(), false);
    shadow.append(root);
    remove();
    expect({ sheetsDocument: sheets(document), sheetsShadow: sheets(shadow) }).toEqual({
      sheetsDocument: 0,
      sheetsShadow: 0,
    });
  });
});

test.each([
  ['the page', inHost, false],
  ["the host's shadow root", () => hostShadow().appendChild(document.createElement('div')), true],
  ['nowhere yet', () => document.createElement('div'), false],
])('an element in %s is in a shadow root: %s', (_where, make, is) => {
  expect(shadowAround(make()) !== undefined).toBe(is);
});
