// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createRootElement, watchRootElement } from './root-element';
import { stubPage } from '../testing/stub-page';

/** The functions that stop watching the roots of a test. The tests of a worker share their modules, and with them the adopted styles. */
const stops = new Set<() => void>();

beforeEach(stubPage);
afterEach(() => {
  for (const stop of stops) stop();
  stops.clear();
  document.body.replaceChildren();
  vi.unstubAllGlobals();
});

const inHost = () => document.body.appendChild(document.createElement('main'));
const hostShadow = () => inHost().attachShadow({ mode: 'open' });
const sheets = (root: Document | ShadowRoot | null) => root?.adoptedStyleSheets.length;

/** A watched root in a target, and the function that stops watching. */
function rootIn(target: Element, isShadow: boolean) {
  const root = createRootElement(target, isShadow);
  const stop = watchRootElement(root);
  stops.add(stop);
  return { root, stop };
}

test('screen readers do not announce the root of a widget as clickable [B-SAY-5]', () => {
  const root = createRootElement(inHost(), false);
  expect(root.getAttribute('role')).toBe('none');
});

describe('the root of a widget', () => {
  test("the root of a widget is appended to the host's element, and is all that is removed", () => {
    const host = inHost();
    host.innerHTML = '<p>Welcome</p>';
    const { root, stop } = rootIn(host, false);
    expect(host.lastElementChild).toBe(root);
    expect(sheets(document)).toBe(1);
    root.remove();
    stop();
    expect({ innerHTML: host.innerHTML, sheetsDocument: sheets(document) }).toEqual({
      innerHTML: '<p>Welcome</p>',
      sheetsDocument: 0,
    });
  });

  test('the root of a widget in a shadow root of ours is open, and has the styles in there alone', () => {
    const { root, stop } = rootIn(inHost(), true);
    expect(root.shadowRoot?.mode).toBe('open');
    expect({ sheetsShadowRoot: sheets(root.shadowRoot), sheetsDocument: sheets(document) }).toEqual({
      sheetsShadowRoot: 1,
      sheetsDocument: 0,
    });
    stop();
    expect(sheets(root.shadowRoot)).toBe(0);
  });

  test("the root of a widget in the host's shadow root has the styles there", () => {
    const shadow = hostShadow();
    const target = shadow.appendChild(document.createElement('div'));
    const { stop } = rootIn(target, false);
    expect({ sheetsShadow: sheets(shadow), sheetsDocument: sheets(document) }).toEqual({
      sheetsShadow: 1,
      sheetsDocument: 0,
    });
    stop();
    expect(sheets(shadow)).toBe(0);
  });

  test('the root of a widget that the host moved releases its styles where it adopted them', () => {
    const shadow = hostShadow();
    const { root, stop } = rootIn(inHost(), false);
    shadow.append(root);
    stop();
    expect({ sheetsDocument: sheets(document), sheetsShadow: sheets(shadow) }).toEqual({
      sheetsDocument: 0,
      sheetsShadow: 0,
    });
  });
});

/** A watched root in a section of the page, and the calls about it. */
function watched() {
  const section = document.createElement('section');
  const root = document.createElement('div');
  section.append(root);
  document.body.append(section);
  const [onPlaced, onRemoval] = [vi.fn(), vi.fn()];
  const stop = watchRootElement(root, onPlaced, onRemoval);
  stops.add(stop);
  // Observers are called in a microtask.
  const settle = () => Promise.resolve();
  return { section, root, onPlaced, onRemoval, stop, settle };
}

test('a root that is in the page is placed at once, and once', async () => {
  const { root, onPlaced, settle } = watched();
  expect(onPlaced).toHaveBeenCalledOnce();
  document.body.append(root);
  await settle();
  expect({ sheets: document.adoptedStyleSheets.length }).toEqual({ sheets: 1 });
});

test('emptying the element instead of unmounting is detected, once', async () => {
  const { section, root, onRemoval, settle } = watched();
  section.innerHTML = '';
  await settle();
  expect(onRemoval).toHaveBeenCalledOnce();
  section.append(root);
  section.innerHTML = '';
  await settle();
  expect(onRemoval).toHaveBeenCalledOnce();
});

test('removing an ancestor is detected too', async () => {
  const { section, onRemoval, settle } = watched();
  section.remove();
  await settle();
  expect(onRemoval).toHaveBeenCalledOnce();
});

test('moving a widget does not end it', async () => {
  const { section, root, onRemoval, settle } = watched();
  document.body.append(root);
  section.remove();
  await settle();
  expect(onRemoval).not.toHaveBeenCalled();
});

test('after unmounting nothing is observed', async () => {
  const { section, onRemoval, stop, settle } = watched();
  stop();
  section.remove();
  await settle();
  expect(onRemoval).not.toHaveBeenCalled();
});

test('a target that is not in the page yet is not treated as removed, but is once it was in it', async () => {
  const root = document.createElement('div');
  const [onPlaced, onRemoval] = [vi.fn(), vi.fn()];
  stops.add(watchRootElement(root, onPlaced, onRemoval));
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
  const { section, root, onRemoval, settle } = watched();
  const inner = document.createElement('div');
  const outer = document.createElement('div');
  outer.attachShadow({ mode: 'closed' }).append(inner);
  document.body.append(outer);
  inner.attachShadow({ mode: 'closed' }).append(root);
  section.remove();
  await settle();
  expect(onRemoval).not.toHaveBeenCalled();
  outer.remove();
  await settle();
  expect(onRemoval).toHaveBeenCalledOnce();
});
