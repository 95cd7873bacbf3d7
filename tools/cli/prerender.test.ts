import { expect, test } from 'vitest';
import { runOn } from './testing/run-on';

const prerender = (options: unknown, mistakes: readonly string[] = []) =>
  prerenderText(JSON.stringify(options), mistakes);

async function prerenderText(text: string, mistakes: readonly string[] = []) {
  const { code, out, err } = await runOn(
    ['prerender', 'options.json'],
    { 'options.json': text },
    { mistakesOf: async () => mistakes, render: async (mount, given) => `${mount} ${JSON.stringify(given)}` },
  );
  return { code, out, err };
}

const config = { products: ['otp'], otpOptions: { methods: ['email'] } };

test.each([
  ['no mount', { config, locale: 'de' }, 'login'],
  ['the mount of log-in', { mount: 'login', config, locale: 'de' }, 'login'],
  ['another mount', { mount: 'passwordReset', config, locale: 'de' }, 'passwordReset'],
])('a file with %s renders its screen with the other options', async (_what, options, mount) => {
  const out = `${mount} ${JSON.stringify({ config, locale: 'de' })}\n`;
  expect(await prerender(options)).toEqual({ code: 0, out, err: '' });
});

test.each([
  ['an empty object', {}, '"config" is missing. Give the configuration of the widget: {"config":{"products":'],
  ['a list', [], 'it is not a JSON object. Give the options of renderLogin: {"config":{"products":'],
  ['null', null, 'it is not a JSON object.'],
  ['a configuration that is text', { config: 'otp' }, '"config" is "otp", which is not an object. Give'],
  [
    'a mount that is a number',
    { mount: 3, config },
    'there is no mount 3. Give one of "login", "passwordReset", "passkeyRegistration" and "identityProvider", or leave it out for "login".',
  ],
  ['an unknown mount', { mount: 'signup', config }, 'there is no mount "signup". Give one of "login", '],
  ['a name that every object has', { mount: 'toString', config }, 'there is no mount "toString".'],
])('a file with %s is refused with the shape to write', async (_what, options, why) => {
  const { code, out, err } = await prerender(options);
  expect({ code, out }).toEqual({ code: 2, out: '' });
  expect(err).toContain(`options.json could not be rendered: ${why}`);
});

test.each([
  ['one mistake', ['There is no method to log in.'], ' There is no method to log in.\n'],
  [
    'two mistakes',
    ['There is no option `nonse`.', 'locale is `xx`.'],
    '\n- There is no option `nonse`.\n- locale is `xx`.\n',
  ],
])('options with %s are not rendered, and the command lists them and exits with 1', async (_what, mistakes, listed) => {
  const err = `options.json could not be rendered:${listed}`;
  expect(await prerender({ config }, mistakes)).toEqual({ code: 1, out: '', err });
});

test.each([
  ['is empty', ' \n', 'it is empty. Give the options of renderLogin: {"config":'],
  ['is broken', '{"config":', 'it is not JSON ('],
])('a file that %s is refused with the shape to write', async (_what, text, why) => {
  const { code, out, err } = await prerenderText(text);
  expect({ code, out }).toEqual({ code: 2, out: '' });
  expect(err).toContain(`options.json could not be rendered: ${why}`);
  expect(err).toContain('Give the options of renderLogin: {"config":{"products":');
});
