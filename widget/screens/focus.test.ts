// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type FocusManager, manageFocus } from './focus';

let container: HTMLElement;
let focus: FocusManager;

beforeEach(() => {
  container = document.createElement('div');
  document.body.append(container);
  focus = manageFocus(container);
});
afterEach(() => {
  focus.stop();
  container.remove();
});

const render = (html: string) => {
  container.innerHTML = html;
};
const find = (selector: string) => {
  const element = container.querySelector<HTMLElement>(selector);
  if (!element) throw new Error(`Nothing is ${selector}.`);
  return element;
};
/** The element that has focus, after all observers have been called. */
const focused = async () => {
  await Promise.resolve();
  return document.activeElement;
};

test('a Cancel that removes itself moves focus to the control beside it [B-SCREEN-6] [T-FOCUS-6]', async () => {
  render(
    '<h1 data-screen-heading tabindex="-1">Log in</h1><form><input id="code"></form><p><button id="cancel"></button><button id="near"></button></p>',
  );
  find('#cancel').focus();
  find('#cancel').remove();
  expect(await focused()).toBe(find('#near'));
});

test('a control that replaces another gets its focus [B-SCREEN-6]', async () => {
  render(
    '<h1 data-screen-heading>Log in</h1><div id="row"><button id="ask"></button></div><button id="other"></button>',
  );
  find('#ask').focus();
  find('#row').innerHTML = '<p>Sure?</p><button id="yes"></button>';
  expect(await focused()).toBe(find('#yes'));
});

test('Back is skipped as the new focus, since a second Enter would leave the screen [B-SCREEN-6]', async () => {
  render(
    '<p><button data-back id="back"></button><button id="cancel"></button></p><h1 data-screen-heading tabindex="-1">Log in</h1>',
  );
  find('#cancel').focus();
  find('#cancel').remove();
  expect(await focused()).toBe(find('h1'));
});

test('an inert control is skipped as the new focus', async () => {
  render(
    '<h1 data-screen-heading tabindex="-1">Log in</h1><p><button inert></button><button id="cancel"></button></p>',
  );
  find('#cancel').focus();
  find('#cancel').remove();
  expect(await focused()).toBe(find('h1'));
});

test('removing a form moves focus to the heading of the screen [B-SCREEN-6] [T-ALL-7]', async () => {
  render(
    '<h1 data-screen-heading tabindex="-1">Log in</h1><form><input id="password"></form><p>The link is spent.</p>',
  );
  find('#password').focus();
  find('form').remove();
  expect(await focused()).toBe(find('h1'));
});

test('focus that is outside the widget is not moved [T-FOCUS-8]', async () => {
  render('<h1 data-screen-heading tabindex="-1">Log in</h1><button id="cancel"></button><button id="near"></button>');
  const elsewhere = document.createElement('button');
  document.body.append(elsewhere);
  find('#cancel').focus();
  elsewhere.focus();
  find('#cancel').remove();
  expect(await focused()).toBe(elsewhere);
  elsewhere.remove();
});

test('the title that focus moves to is announced [B-SCREEN-5] [T-FOCUS-2]', () => {
  render('<h1 data-screen-heading tabindex="-1">Check your email</h1>');
  const say = vi.fn<(title: string) => void>();
  focus.move('heading', say);
  expect(document.activeElement).toBe(find('h1'));
  expect(say.mock.calls).toEqual([['Check your email']]);
});

test('in Firefox the title is announced once, by its focus [B-SCREEN-5]', () => {
  render('<h1 data-screen-heading tabindex="-1">Check your email</h1>');
  vi.stubGlobal('mozInnerScreenX', 0);
  const say = vi.fn<(title: string) => void>();
  focus.move('heading', say);
  expect(document.activeElement).toBe(find('h1'));
  expect(say).not.toHaveBeenCalled();
  vi.unstubAllGlobals();
});

test('a late screen focuses its field once it is rendered [B-SCREEN-8]', async () => {
  vi.useFakeTimers();
  render('<p role="status">Loading</p>');
  const takeBack = focus.move('field', () => {});
  await vi.advanceTimersByTimeAsync(5_000);
  render('<h1 data-screen-heading>Enter passcode</h1><input id="code">');
  await vi.advanceTimersByTimeAsync(50);
  expect(document.activeElement).toBe(find('#code'));
  takeBack();
  vi.useRealTimers();
});

test('a late screen does not move focus that is outside the widget [B-SCREEN-8]', async () => {
  vi.useFakeTimers();
  const elsewhere = document.createElement('button');
  document.body.append(elsewhere);
  render('<p role="status">Loading</p>');
  focus.move('field', () => {});
  await vi.advanceTimersByTimeAsync(5_000);
  elsewhere.focus();
  render('<h1 data-screen-heading>Enter passcode</h1><input id="code">');
  await vi.advanceTimersByTimeAsync(50);
  expect(document.activeElement).toBe(elsewhere);
  elsewhere.remove();
  vi.useRealTimers();
});

test('an empty element that Tab can reach takes no focus from a removed control beside it', async () => {
  render(
    '<h2 data-screen-heading tabindex="-1">Title</h2><div><span tabindex="0"></span><button>Dismiss</button></div>',
  );
  find('button').focus();
  find('button').remove();
  expect(await focused()).toBe(find('h2'));
});
