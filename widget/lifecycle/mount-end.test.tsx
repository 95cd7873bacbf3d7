import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { mountLogin } from '../mounts/login';
import { quietClient } from '../testing/quiet-client';
import { recordConsole } from '../testing/record-console';
import { stubPage } from '../testing/stub-page';

let logged: readonly unknown[] = [];

beforeEach(() => {
  stubPage();
  logged = recordConsole();
});
afterEach(() => {
  document.body.replaceChildren();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

/** A widget in an element of the page, and that element. */
async function mounted() {
  const target = document.body.appendChild(document.createElement('main'));
  const widget = mountLogin(target, { client: quietClient(), config: { products: ['emailMagicLinks'] } });
  await waitFor(() => expect(target.querySelector('input')).not.toBeNull());
  return { target, widget };
}
const settled = () => act(() => new Promise((resolve) => setTimeout(resolve, 5)));

test('unmounting twice unmounts once, and another widget beside it stays [B-MOUNT-7]', async () => {
  const one = await mounted();
  const other = await mounted();
  await act(async () => {
    one.widget.unmount();
    one.widget.unmount();
  });
  await settled();
  expect({
    childElementCount: one.target.childElementCount,
    adoptedStyleSheetCount: document.adoptedStyleSheets.length,
  }).toEqual({ childElementCount: 0, adoptedStyleSheetCount: 1 });
  expect(screen.getByRole('textbox')).toBe(other.target.querySelector('input'));
  await act(async () => other.widget.unmount());
  await settled();
  expect({ adoptedStyleSheetCount: document.adoptedStyleSheets.length, logged }).toEqual({
    adoptedStyleSheetCount: 0,
    logged: [],
  });
});

test('emptying the element and unmounting after has the same effect', async () => {
  const { target, widget } = await mounted();
  await act(async () => target.replaceChildren());
  await act(async () => widget.unmount());
  await settled();
  expect({ adoptedStyleSheetCount: document.adoptedStyleSheets.length, logged }).toEqual({
    adoptedStyleSheetCount: 0,
    logged: [],
  });
});

test('a mount in a copy of an element, as routers keep it for Back, removes the dead copy of the widget [B-MOUNT-21]', async () => {
  const { target } = await mounted();
  const copy = target.cloneNode(true);
  if (!(copy instanceof HTMLElement)) throw new Error('The copy is no element.');
  target.replaceWith(copy);
  const again = mountLogin(copy, { client: quietClient(), config: { products: ['emailMagicLinks'] } });
  await waitFor(() => expect(copy.querySelectorAll('input')).toHaveLength(1));
  expect({ roots: copy.childElementCount, logged }).toEqual({ roots: 1, logged: [] });
  await act(async () => again.unmount());
  expect(copy.childElementCount).toBe(0);
});

test('an element can be used for a mount again after an unmount', async () => {
  const { target, widget } = await mounted();
  await act(async () => widget.unmount());
  const again = mountLogin(target, { client: quietClient(), config: { products: ['emailMagicLinks'] } });
  await waitFor(() => expect(target.querySelectorAll('input')).toHaveLength(1));
  await act(async () => again.unmount());
});

test('a widget in a shadow root of the host has its styles there', async () => {
  const shadow = document.body.appendChild(document.createElement('div')).attachShadow({ mode: 'open' });
  const target = shadow.appendChild(document.createElement('main'));
  const widget = mountLogin(target, { client: quietClient(), config: { products: ['emailMagicLinks'] } });
  await waitFor(() => expect(target.querySelector('input')).not.toBeNull());
  expect({
    shadowAdoptedStyleSheetCount: shadow.adoptedStyleSheets.length,
    documentAdoptedStyleSheetCount: document.adoptedStyleSheets.length,
  }).toEqual({ shadowAdoptedStyleSheetCount: 1, documentAdoptedStyleSheetCount: 0 });
  await act(async () => widget.unmount());
  await settled();
  expect(shadow.adoptedStyleSheets).toEqual([]);
});

test('two widgets of a page share no id', async () => {
  const [one, other] = [await mounted(), await mounted()];
  const ids = [one, other].map(({ target }) => target.querySelector('input')?.id);
  expect(new Set(ids).size).toBe(2);
  await act(async () => [one, other].forEach(({ widget }) => widget.unmount()));
});

test('a second mount in one element replaces the first, reports it once and keeps its own state [B-MOUNT-21]', async () => {
  const { target, widget } = await mounted();
  const errors: string[] = [];
  const second = mountLogin(target, {
    client: quietClient(),
    config: { products: ['passwords'] },
    callbacks: { onError: ({ message }) => void errors.push(message) },
  });
  await waitFor(() => expect(target.querySelector('input')).not.toBeNull());
  expect(target.childElementCount).toBe(1);
  await waitFor(() => expect(errors).toEqual([expect.stringMatching(/^Two widgets are mounted in one element/)]));
  expect(logged).toEqual([
    [expect.stringMatching(/the second has replaced the first.*#two-widgets-are-mounted-in-one/)],
  ]);
  await act(async () => {
    widget.update({ strings: { 'main.title': 'Of the first' } });
    widget.unmount();
  });
  await settled();
  expect({ text: target.textContent?.includes('Of the first'), isThere: target.childElementCount }).toEqual({
    text: false,
    isThere: 1,
  });
  await act(async () => second.unmount());
  await settled();
  expect(document.adoptedStyleSheets).toEqual([]);
});

test('a mount in an element that was unmounted or emptied before is not reported [B-MOUNT-21]', async () => {
  const { target, widget } = await mounted();
  await act(async () => widget.unmount());
  const options = { client: quietClient(), config: { products: ['passwords' as const] } };
  await act(async () => void mountLogin(target, options));
  target.replaceChildren();
  const last = mountLogin(target, options);
  await waitFor(() => expect(target.querySelector('input')).not.toBeNull());
  expect({ count: target.childElementCount, logged }).toEqual({ count: 1, logged: [] });
  await act(async () => last.unmount());
});
