// @vitest-environment jsdom
import { runInThisContext } from 'node:vm';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { preHydrationScript } from '../server/render';
import { send, watchSubmit } from './submit';
import { listenIn } from './listen';

afterEach(() => document.body.replaceChildren());

const button = '<button type="submit"><span><i></i><span>Continue</span></span></button>';
const rendered = `<form><input name="email"><textarea hidden></textarea>${button}</form>`;

/** Server-rendered markup, whose forms are watched for submission. */
function renderedForm(attributes: Readonly<Record<string, string>> = {}, html = rendered) {
  const root = document.body.appendChild(document.createElement('div'));
  root.innerHTML = html;
  for (const [name, value] of Object.entries({ 'data-sending': 'Sending...', ...attributes }))
    root.setAttribute(name, value);
  const before = root.innerHTML;
  const find = <Kind extends HTMLElement>(selector: string): Kind => {
    const found = root.querySelector<Kind>(selector);
    if (!found) throw new Error(`Nothing is ${selector}.`);
    return found;
  };
  const sending = watchSubmit(root, listenIn(root, new AbortController().signal));
  const dispatch = (type: string, target: HTMLElement) => {
    const event = new Event(type, { bubbles: type === 'submit', cancelable: true });
    target.dispatchEvent(event);
    return event;
  };
  return { root, before, sending, find, dispatch };
}

/** The label of a form's button, and its two attributes for being busy. */
const busy = (find: (selector: string) => HTMLElement) => {
  const { textContent, ariaBusy, ariaDisabled } = find('[type=submit]');
  return [textContent, ariaBusy ?? find('[type=submit]').getAttribute('aria-busy'), ariaDisabled ?? 'true'];
};

// Columns: the browser's event, and its target.
describe.each([
  ['refuses the form as incomplete', 'invalid', 'textarea'],
  ['would send the form', 'submit', 'form'],
])('a user whose browser %s', (_what, type, target) => {
  test('does not navigate, and the button says that it is sending', () => {
    const { find, dispatch, sending } = renderedForm();
    const heardByHost = vi.fn();
    document.body.addEventListener('submit', heardByHost, { once: true });
    expect(dispatch(type, find(target)).defaultPrevented).toBe(true);
    expect(heardByHost).not.toHaveBeenCalled();
    expect(sending.hasBegun()).toBe(true);
    expect(busy(find)).toEqual(['Sending...', 'true', 'true']);
  });

  test('has the original markup before hydration, and the submission is remembered', () => {
    const { root, before, find, dispatch, sending } = renderedForm();
    dispatch(type, find(target));
    sending.settle();
    expect(root.innerHTML).toBe(before);
    expect(sending.form()).toBe(find('form'));
  });

  test('submits later without visible change, and the submission is remembered', () => {
    const { root, before, find, dispatch, sending } = renderedForm();
    sending.settle();
    dispatch(type, find(target));
    expect(root.innerHTML).toBe(before);
    expect(sending.hasBegun()).toBe(true);
  });
});

test('without a submission no form is submitted', () => {
  const { sending } = renderedForm();
  expect({ hasBegun: sending.hasBegun(), form: sending.form() }).toEqual({ hasBegun: false, form: undefined });
});

test('a form that replaced the submitted one is submitted', () => {
  const { root, sending, find, dispatch } = renderedForm();
  dispatch('submit', find('form'));
  root.innerHTML = rendered;
  expect(sending.form()).toBe(find('form'));
  root.innerHTML = '';
  expect({ hasBegun: sending.hasBegun(), form: sending.form() }).toEqual({ hasBegun: true, form: undefined });
});

describe('submission before the script', () => {
  test('a form that was sent before this script is recognized by the mark of the inline script, and gets its label back', () => {
    const sent = rendered
      .replace('<form>', '<form data-sent="">')
      .replace('<button', '<button aria-busy="true" data-label="Continue"')
      .replace('>Continue<', '>Sending...<');
    const { root, sending, find } = renderedForm({}, sent);
    expect(sending.form()).toBe(find('form'));
    sending.settle();
    expect(root.innerHTML).toBe(rendered.replace('<textarea hidden>', '<textarea hidden="">'));
  });

  test('a form that was sent before this script is recognized by the mark of the mount, which is removed', () => {
    const { root, sending, find } = renderedForm({ 'data-sent': '' });
    expect(sending.form()).toBe(find('form'));
    sending.settle();
    expect(root.hasAttribute('data-sent')).toBe(false);
  });
});

test('a form without a button does not fail', () => {
  const { sending, find, dispatch } = renderedForm({}, '<form><input></form>');
  dispatch('submit', find('form'));
  sending.settle();
  expect(sending.form()).toBe(find('form'));
});

test.each([
  ['by its button, which knows whether it may be', rendered, ['click', 'submit']],
  ['by itself where it has none', '<form><input></form>', ['submit']],
])('a form is sent %s', (_how, html, expected) => {
  document.body.innerHTML = html;
  const form = document.querySelector('form');
  const heard: string[] = [];
  const hear = (event: Event) => {
    heard.push(event.type);
    if (event.type === 'submit') event.preventDefault();
  };
  for (const type of ['click', 'submit']) form?.addEventListener(type, hear);
  if (form) send(form);
  expect(heard).toEqual(expected);
});

test('the inline script does not change restored markup', () => {
  runInThisContext(preHydrationScript);
  const { root, before, sending, find, dispatch } = renderedForm({ class: 'vestibule' });
  dispatch('invalid', find('textarea'));
  expect(find('form').dataset['sent']).toBe('');
  sending.settle();
  expect(root.innerHTML).toBe(before);
  dispatch('invalid', find('textarea'));
  expect(root.innerHTML).toBe(before);
  expect(sending.form()).toBe(find('form'));
});
