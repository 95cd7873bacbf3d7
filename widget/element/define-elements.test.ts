// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { WidgetOptions } from '../options';
import { quietClient } from '../testing/quiet-client';
import { stubPage } from '../testing/stub-page';
import { defineVestibuleElements, type VestibuleElement, type VestibuleElementName } from './define-elements';

const passkeysAlone = 'Error: Cannot use Passkeys by itself, please add another product to the config.';
const refusal = (mount: string) => `Error: Cannot use ${mount} component without active user authenticated.`;
/** The names, and the content that each renders for a signed-out visitor if passkeys are the only product. */
const elements: readonly (readonly [VestibuleElementName, string | undefined])[] = [
  ['vestibule-login', passkeysAlone],
  ['vestibule-password-reset', 'Set a new password'],
  ['vestibule-passkey-registration', refusal('PasskeyRegistration')],
  ['vestibule-connected-apps', refusal('ConnectedApps')],
  ['vestibule-step-up', refusal('StepUp')],
  ['vestibule-identity-provider', undefined],
  ['vestibule-callback', undefined],
];

beforeEach(() => {
  stubPage();
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  defineVestibuleElements();
});
afterEach(() => {
  document.body.replaceChildren();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const options = (given: Partial<WidgetOptions> = {}): WidgetOptions => ({
  client: quietClient(),
  config: { products: ['passkeys'] },
  ...given,
});

/** An element in the page, with options if they are given. */
function inPage(given?: WidgetOptions): VestibuleElement {
  const element = document.createElement('vestibule-login');
  if (given) element.options = given;
  document.body.append(element);
  return element;
}

/** Waits for an event; on a busy machine this only takes longer. */
const until = (isSo: () => void) => vi.waitFor(isSo, 10_000);
const roots = () => document.querySelectorAll('.vestibule').length;

describe.each(elements)('<%s>', (name, sentence) => {
  test('becomes a widget once it is in a page and has options, in either order', async () => {
    for (const isFirst of [true, false]) {
      const element: VestibuleElement<VestibuleElementName> = document.createElement(name);
      if (isFirst) element.options = options();
      expect(roots()).toBe(0);
      document.body.append(element);
      expect(roots()).toBe(isFirst ? 1 : 0);
      element.options = options();
      expect(roots()).toBe(1);
      if (sentence !== undefined) await until(() => expect(element.textContent).toContain(sentence));
      element.remove();
      expect(roots()).toBe(0);
    }
  });
});

test('defining the elements twice, or over an element of the page, changes nothing', () => {
  const before = customElements.get('vestibule-login');
  defineVestibuleElements();
  expect(customElements.get('vestibule-login')).toBe(before);
});

/** An element in the page that has its property before it is defined. */
function upgraded(name: string, first: WidgetOptions | undefined): HTMLElement {
  const element = Object.assign(document.createElement(name), { options: first });
  document.body.append(element);
  const Element = customElements.get('vestibule-login');
  if (!Element) throw new Error('Not defined.');
  customElements.define(name, class extends Element {});
  return element;
}

test('options that a framework set before the definition are used', () => {
  const element = upgraded('vestibule-late', options());
  expect(roots()).toBe(1);
  expect(Object.hasOwn(element, 'options')).toBe(false);
});

test('options that were undefined before the definition mount the widget once they are set', () => {
  const element = upgraded('vestibule-loading', undefined);
  expect(roots()).toBe(0);
  Object.assign(element, { options: options() });
  expect(roots()).toBe(1);
});

test('a callback that is no function is reported, and another one is called [B-MOUNT-18]', async () => {
  const onError = vi.fn();
  const notFunction: unknown = 'track';
  const element = inPage(options({ callbacks: { onEvent: notFunction as never, onError } }));
  const heard = vi.fn();
  element.addEventListener('vestibule-error', heard);
  const messages = () => onError.mock.calls.map((call) => String(call[0])).join();
  await vi.waitFor(() => expect(messages()).toContain('callbacks.onEvent'), 5_000);
  expect(heard).toHaveBeenCalledTimes(onError.mock.calls.length);
});

test('options that are set again update the widget', async () => {
  const element = inPage(options());
  await until(() => expect(element.textContent).toContain(passkeysAlone));
  const root = element.firstElementChild;
  element.options = { ...options(), client: element.options?.client ?? quietClient(), config: { products: [] } };
  await until(() => expect(element.textContent).toContain('products is missing or empty'));
  expect(element.firstElementChild).toBe(root);
});

test('an element that the page has emptied shows a widget again once its options are set, or it is moved [B-MOUNT-7]', async () => {
  const element = inPage(options());
  element.replaceChildren();
  await until(() => expect(roots()).toBe(0));
  element.options = { ...options(), client: element.options?.client ?? quietClient() };
  expect(roots()).toBe(1);
  await until(() => expect(element.textContent).toContain(passkeysAlone));
  element.replaceChildren();
  document.body.append(document.createElement('section'));
  document.querySelector('section')?.append(element);
  expect(roots()).toBe(1);
});

/** Moves an element as by `moveBefore`, which jsdom lacks: only the callback for moves learns of the new place. */
function moveBefore(element: HTMLElement, place: Node): void {
  // In a shadow root jsdom finds nothing by `:scope`.
  vi.spyOn(element, 'querySelector').mockImplementation((selectors: string) =>
    selectors === ':scope > .vestibule' ? element.firstElementChild : null,
  );
  const getRootNode = vi.spyOn(element, 'getRootNode').mockReturnValue(document);
  place.appendChild(element);
  getRootNode.mockRestore();
  Reflect.apply(Reflect.get(element, 'connectedMoveCallback'), element, []);
}

test.each([
  ['within its document', false],
  ['into a shadow root', true],
])(
  'an element that `moveBefore` moves %s has one widget, with its styles there [B-MOUNT-7]',
  async (_where, isShadow) => {
    const element = inPage(options());
    await until(() => expect(element.textContent).toContain(passkeysAlone));
    const widget = element.firstElementChild;
    const section = document.body.appendChild(document.createElement('section'));
    moveBefore(element, isShadow ? section.attachShadow({ mode: 'open' }) : section);
    await until(() => expect(element.textContent).toContain(passkeysAlone));
    expect({
      isNew: element.firstElementChild !== widget,
      widgets: element.children.length,
      inPage: document.adoptedStyleSheets.length,
      inShadow: section.shadowRoot?.adoptedStyleSheets.length,
    }).toEqual({
      isNew: isShadow,
      widgets: 1,
      inPage: isShadow ? 0 : 1,
      inShadow: isShadow ? 1 : undefined,
    });
  },
);

test('the class and the style of an element are kept, and no option changes them', () => {
  const element = inPage(options());
  element.className = 'mine';
  element.style.marginBlock = '10px';
  element.options = { ...options(), client: element.options?.client ?? quietClient(), locale: 'de' };
  element.options = options();
  expect([element.getAttribute('class'), element.getAttribute('style')]).toEqual(['mine', 'margin-block: 10px;']);
  expect(element.firstElementChild?.className).toBe('vestibule');
});

test('an element without options is reported on the developer’s own machine [B-MOUNT-20]', () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const given = inPage();
  given.options = options();
  vi.advanceTimersByTime(1_000);
  expect(warn).not.toHaveBeenCalledWith(expect.stringContaining('has no options'));
  inPage().setAttribute('options', '{}');
  vi.advanceTimersByTime(1_000);
  vi.useRealTimers();
  expect(warn).toHaveBeenCalledWith(
    expect.stringMatching(/^Vestibule: <vestibule-login> has no options.*Set its property `options`.*#has-no-options$/),
  );
});

test('another client gives another widget, and without options there is none', () => {
  const element = inPage(options());
  const root = element.firstElementChild;
  element.options = options();
  expect({ roots: roots(), isFirstElementChild: element.firstElementChild === root }).toEqual({
    roots: 1,
    isFirstElementChild: false,
  });
  element.options = undefined;
  expect({ roots: roots(), options: element.options }).toEqual({ roots: 0, options: undefined });
});

test('an option that is left out later has its default again [B-MOUNT-15]', async () => {
  const given = options({ config: { products: ['passwords'] }, strings: { 'main.title': 'Welcome' } });
  const element = inPage(given);
  await until(() => expect(element.textContent).toContain('Welcome'));
  const { strings: _, ...rest } = given;
  element.options = rest;
  await until(() => expect(element.textContent).not.toContain('Welcome'));
});

test('events call the callbacks and are DOM events that do not bubble', async () => {
  const reported: unknown[] = [];
  const onError = vi.fn();
  const element = document.createElement('vestibule-login');
  element.addEventListener('vestibule-error', ({ detail, bubbles, composed }) => {
    reported.push(detail, bubbles, composed);
  });
  const above = vi.fn();
  document.body.addEventListener('vestibule-error', above, { once: true });
  element.options = options({ callbacks: { onError } });
  document.body.append(element);
  await until(() => expect(onError).toHaveBeenCalledOnce());
  expect(reported).toEqual([onError.mock.calls[0]?.[0], false, false]);
  expect(above).not.toHaveBeenCalled();
});

test('a host without callbacks gets the DOM events', async () => {
  const hear = vi.fn();
  const element = document.createElement('vestibule-login');
  element.addEventListener('vestibule-error', hear);
  element.options = options({ config: { products: [] } });
  document.body.append(element);
  await until(() => expect(hear).toHaveBeenCalledOnce());
});

test('a callback of null leaves the DOM events', async () => {
  const hear = vi.fn();
  const element = document.createElement('vestibule-login');
  element.addEventListener('vestibule-error', hear);
  element.options = options({ config: { products: [] }, callbacks: JSON.parse('{"onError":null}') });
  document.body.append(element);
  await until(() => expect(hear).toHaveBeenCalledOnce());
});
