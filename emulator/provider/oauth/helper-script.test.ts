import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { createVisitor } from '../../testing/visitor';
import { helperScript } from './helper-script';

/** Calls the helper page as the client does, with the provider behind its requests. */
function callHelper(method: string, request: object): Promise<unknown> {
  const { provider } = createVisitor();
  return new Promise((resolve) => {
    runInNewContext(helperScript, {
      URLSearchParams,
      fetch: (path: string) =>
        provider.fetch(new Request(new URL(path, 'http://localhost:5181/clientside-services/index.html'))),
      addEventListener: (_type: string, listen: (event: object) => void) =>
        listen({ data: { method, args: [request] }, ports: [{ postMessage: resolve }] }),
    });
  });
}

test.each([
  [{ phoneNumber: '(202) 555-0162', regionCode: 'US' }, true, '+12025550162', '(202) 555-0162'],
  [{ phoneNumber: '+442079460958' }, true, '+442079460958', '020 7946 0958'],
  [{ phoneNumber: '2025550162' }, false, '2025550162', '2025550162'],
  [{ phoneNumber: '12', regionCode: 'US' }, false, '12', '12'],
  [{ phoneNumber: '12', regionCode: 'nowhere' }, false, '12', '12'],
])('the helper page parses the number of %j', async (request, isValid, number, national) => {
  expect(await callHelper('parsedPhoneNumber', request)).toEqual({
    success: true,
    payload: { isValid, number, national },
  });
});

test('the helper page gives an example of a number of a region, and none of an unknown one', async () => {
  expect(await callHelper('getExamplePhoneNumber', { regionCode: 'GB' })).toEqual({
    success: true,
    payload: { phoneNumber: expect.stringMatching(/^07\d{3} \d{6}$/) },
  });
  expect(await callHelper('getExamplePhoneNumber', { regionCode: 'nowhere' })).toEqual({ success: true, payload: {} });
});

test('the helper page refuses an unknown method', async () => {
  expect(await callHelper('somethingElse', {})).toMatchObject({ success: false });
});
