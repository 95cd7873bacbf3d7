// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createRootElement, followPlace, shadowAround } from './place';
import { stubPage } from '../testing/stub-page';

/** The ends of the followings of a test. The tests of a worker share their modules, and with them the adopted styles. */
const leaving = new Set<() => void>();

beforeEach(stubPage);
afterEach(() => {
  for (const leave of leaving) leave();
  leaving.clear();
  document.body.replaceChildren();
  vi.unstubAllGlobals();
});

const inHost = () => document.body.appendChild(document.createElement('main'));
const hostShadow = () => inHost().attachShadow({ mode: 'open' });
const sheets = (root: Document | ShadowRoot | null) => root?.adoptedStyleSheets.length;

/** A root in a target, followed there, and what ends that. */
function rootIn(target: Element, isShadow: boolean) {
  const root = createRootElement(target, isShadow);
  const leave = followPlace(root);
  leaving.add(leave);
  return { root, leave };
}

test('screen readers do not announce the root of a widget as clickable [B-SAY-5]', () => {
  const root = createRootElement(inHost(), false);
  expect(root.getAttribute('role')).toBe('none');
});

describe('the root of a widget', () => {
  test("the root of a widget is appended to the host's element, and is all that is removed", () => {
    const host = inHost();
    host.innerHTML = '<p>Welcome</p>';
    const { root, leave } = rootIn(host, false);
    expect(host.lastElementChild).toBe(root);
    expect(sheets(document)).toBe(1);
    root.remove();
    leave();
    expect({ innerHTML: host.innerHTML, sheetsDocument: sheets(document) }).toEqual({
      innerHTML: '<p>Welcome</p>',
      sheetsDocument: 0,
    });
  });

  test('the root of a widget in a shadow root of ours is open, and has the styles in there alone', () => {
    const { root, leave } = rootIn(inHost(), true);
    expect(root.shadowRoot?.mode).toBe('open');
    expect({ sheetsShadowRoot: sheets(root.shadowRoot), sheetsDocument: sheets(document) }).toEqual({
      sheetsShadowRoot: 1,
      sheetsDocument: 0,
    });
    leave();
    expect(sheets(root.shadowRoot)).toBe(0);
  });

  test("the root of a widget in the host's shadow root has the styles there", () => {
    const shadow = hostShadow();
    const target = shadow.appendChild(document.createElement('div'));
    const { leave } = rootIn(target, false);
    expect({ sheetsShadow: sheets(shadow), sheetsDocument: sheets(document) }).toEqual({
      sheetsShadow: 1,
      sheetsDocument: 0,
    });
    leave();
    expect(sheets(shadow)).toBe(0);
  });

  test('the root of a widget that the host moved releases its styles where it adopted them', () => {
    const shadow = hostShadow();
    const { root, leave } = rootIn(inHost(), false);
    shadow.append(root);
    leave();
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

/** A root in a section of the page, and what its place reports. */
function watched() {
  const place = document.createElement('section');
  const root = document.createElement('div');
  place.append(root);
  document.body.append(place);
  const [onPlaced, onRemoval] = [vi.fn(), vi.fn()];
  const stop = followPlace(root, onPlaced, onRemoval);
  leaving.add(stop);
  // Observers are called in a microtask.
  const settle = () => Promise.resolve();
  return { place, root, onPlaced, onRemoval, stop, settle };
}

test('a root that is in the page is placed at once, and once', async () => {
  const { root, onPlaced, settle } = watched();
  expect(onPlaced).toHaveBeenCalledOnce();
  document.body.append(root);
  await settle();
  expect({ sheets: document.adoptedStyleSheets.length }).toEqual({ sheets: 1 });
});

test('emptying the element instead of unmounting is detected, once', async () => {
  const { place, root, onRemoval, settle } = watched();
  place.innerHTML = '';
  await settle();
  expect(onRemoval).toHaveBeenCalledOnce();
  place.append(root);
  place.innerHTML = '';
  await settle();
  expect(onRemoval).toHaveBeenCalledOnce();
});

test('removing an ancestor is detected too', async () => {
  const { place, onRemoval, settle } = watched();
  place.remove();
  await settle();
  expect(onRemoval).toHaveBeenCalledOnce();
});

test('moving a widget does not end it', async () => {
  const { place, root, onRemoval, settle } = watched();
  document.body.append(root);
  place.remove();
  await settle();
  expect(onRemoval).not.toHaveBeenCalled();
});

test('after unmounting nothing is observed', async () => {
  const { place, onRemoval, stop, settle } = watched();
  stop();
  place.remove();
  await settle();
  expect(onRemoval).not.toHaveBeenCalled();
});

test('a target that is not in the page yet is not treated as removed, but is once it was in it', async () => {
  const root = document.createElement('div');
  const [onPlaced, onRemoval] = [vi.fn(), vi.fn()];
  leaving.add(followPlace(root, onPlaced, onRemoval));
  document.body.append(document.createElement('p'));
  await Promise.resolve();
  expect(onPlaced).not.toHaveBeenCalled();
  document.body.append(root);
  await Promise.resolve();
  document.body.prepend(root);
  await Promise.resolve();
  expect({ placed: onPlaced.mock.calls.length, removed: onRemoval.mock.calls.length }).toEqual({
    placed: 1,
    removed: 0,
  });
  root.remove();
  await Promise.resolve();
  expect(onRemoval).toHaveBeenCalledOnce();
});

test('removing the host of a shadow root around it is detected, at any depth', async () => {
  const { place, root, onRemoval, settle } = watched();
  const inner = document.createElement('div');
  const outer = document.createElement('div');
  outer.attachShadow({ mode: 'closed' }).append(inner);
  document.body.append(outer);
  inner.attachShadow({ mode: 'closed' }).append(root);
  place.remove();
  await settle();
  expect(onRemoval).not.toHaveBeenCalled();
  outer.remove();
  await settle();
  expect(onRemoval).toHaveBeenCalledOnce();
});
