import { describe, expect, test } from 'vitest';
import { fillIn } from '../../core/words/message';
import type { SayIn } from '../../core/words/words.atoms';
import { ownLogo } from '../consent/own-logo';
import { isLoopback, presentedName } from './presented-client';
import { resourcesOf } from './requested-resources';

const fill = fillIn('en');
const say: SayIn =
  (list) =>
  (id, ...[values]) =>
    fill(String(list[id]), values ?? {});
interface Asked {
  name: string;
  clientId?: string;
  redirectURI?: string;
  type?: string;
  logoURL?: string;
  resources?: readonly string[];
}
const asked = ({ name, clientId = 'robot', redirectURI = 'https://robot.test/', resources, ...client }: Asked) => ({
  request: { clientId, redirectURI, responseType: 'code', scopes: [], ...(resources && { resources }) },
  authorization: { isConsentRequired: true, client: { name, ...client }, scopes: [], answer: {} },
});
const called = (given: Asked) => presentedName(asked(given), 'Slow Clay', say).short;

describe('the name of an application', () => {
  test.each<[string, Asked, string]>([
    ['is its own', { name: 'Robot' }, 'Robot'],
    ['follows the host of its document', { name: 'Robot', clientId: 'https://a.test/c.json' }, 'a.test (“Robot”)'],
    ['of a document is its host alone without one', { name: ' ', clientId: 'https://a.test/c.json' }, 'a.test'],
    ['of a document is in Punycode', { name: '', clientId: 'https://pаypal.test/c' }, 'xn--pypal-4ve.test'],
    ['cannot end its quotation', { name: 'A”) b.test (“', clientId: 'https://a.test/c' }, 'a.test (“A) b.test (”)'],
    [
      'does not include the user name of an address',
      { name: 'A', clientId: 'https://b.test@a.test/c' },
      'a.test (“A”)',
    ],
    ['like the project’s follows the host', { name: 'S1ow Clay' }, 'robot.test (“S1ow Clay”)'],
    ['with letters of two scripts follows the host', { name: 'Rоbot' }, 'robot.test (“Rоbot”)'],
    ['of an app follows the client id', { name: 'Rоbot', redirectURI: 'com.robot:/' }, 'robot (“Rоbot”)'],
    ['on this computer follows the client id', { name: 'Rоbot', redirectURI: 'http://[::1]:1/' }, 'robot (“Rоbot”)'],
    ['of the project itself may be the project’s', { name: 'Slow Clay', type: 'first_party' }, 'Slow Clay'],
    ['of its public client may be the project’s', { name: 'Slow Clay', type: 'first_party_public' }, 'Slow Clay'],
    ['of another type may not', { name: 'Slow Clay', type: 'third_party' }, 'robot.test (“Slow Clay”)'],
    ['with another address as its id is its own', { name: 'Robot', clientId: 'app://a.test/https:' }, 'Robot'],
    ['with an id that is no address is its own', { name: 'Robot', clientId: 'https:' }, 'Robot'],
    ['of a document on this computer follows its host', { name: 'A', clientId: 'http://[::1]:1/' }, '[::1]:1 (“A”)'],
    ['of a document over http elsewhere is its own', { name: 'A', clientId: 'http://a.test/' }, 'A'],
  ])('%s [B-IDP-24]', (_, given, name) => {
    expect(called(given)).toBe(name);
  });

  test('the name of an application is its own where the project’s is not known [B-IDP-24]', () => {
    expect(presentedName(asked({ name: 'Robot' }), undefined, say).short).toBe('Robot');
  });

  test('the name of an application is available in full behind the one that is cut [B-IDP-24]', () => {
    const { short, whole } = presentedName(asked({ name: 'R'.repeat(90), clientId: 'https://a.test/c' }), '', say);
    expect({ short, whole }).toEqual({ short: `a.test (“${'R'.repeat(80)}…”)`, whole: `a.test (“${'R'.repeat(90)}”)` });
  });
});

describe('a long host', () => {
  const host = `accounts.google.com.${'sign-in.'.repeat(20)}evil.example`;
  const shown = `…${host.slice(-120)}`;

  test.each<[string, Asked]>([
    ['of a document', { name: 'Google', clientId: `https://${host}/client.json` }],
    ['of a return address', { name: 'Gооgle', redirectURI: `https://${host}/` }],
  ])('a long host %s is cut at its start, and is whole behind "Details" [T-IDP-27]', (_, given) => {
    expect(presentedName(asked(given), '', say)).toEqual({
      whole: `${host} (“${given.name}”)`,
      short: `${shown} (“${given.name}”)`,
    });
  });

  test('a long host of a service is cut at its start, with the whole address beside it [T-IDP-27]', () => {
    const [resource] = resourcesOf(asked({ name: '', resources: [`https://${host}`] }).request);
    expect(resource).toEqual({ host: shown, address: `https://${host}` });
  });

  test('a host of 120 characters is shown whole [T-IDP-27]', () => {
    const clientId = `https://${host.slice(-120)}/client.json`;
    expect(called({ name: '', clientId })).toBe(host.slice(-120));
  });
});

describe('an address on this computer', () => {
  test.each([
    'http://127.0.0.1:3000/cb',
    'http://127.255.0.7/',
    'http://0x7f.1/',
    'http://[::1]:8/',
    'http://localhost:1/',
    'https://LOCALHOST./',
    'http://app.localhost/',
  ])('%s is an address on this computer [B-IDP-21]', (address) => expect(isLoopback(address)).toBe(true));

  test.each([
    'https://localhost.test/',
    'https://127.0.0.1.test/',
    'https://128.0.0.1/',
    'https://[::2]/',
    'https://notlocalhost/',
    'app://localhost/',
    'xhttp://localhost/',
    'httpx://localhost/',
    'localhost',
    '',
  ])('%s is not an address on this computer [B-IDP-21]', (address) => expect(isLoopback(address)).toBe(false));
});

describe('the services of a request', () => {
  test.each([
    ['https://mcp.test', { host: 'mcp.test' }],
    ['https://mcp.test/', { host: 'mcp.test' }],
    ['https://mcp.test:8443/a', { host: 'mcp.test:8443', address: 'https://mcp.test:8443/a' }],
    ['https://mcp.test/?a', { host: 'mcp.test', address: 'https://mcp.test/?a' }],
    ['https://mcp.test/#a', { host: 'mcp.test', address: 'https://mcp.test/#a' }],
    ['https://mcp.test/a', { host: 'mcp.test', address: 'https://mcp.test/a' }],
    ['https://bank.test@mcp.test', { host: 'mcp.test' }],
    ['urn:invoices', { host: 'urn:invoices' }],
    ['\u202einvoices', { host: 'invoices' }],
  ])('%j is read as %j [B-IDP-20]', (given, resource) => {
    expect(resourcesOf(asked({ name: '', resources: [given, given] }).request)).toEqual([resource]);
  });

  test('the services of a request that names none are empty [B-IDP-20]', () => {
    expect(resourcesOf(asked({ name: '' }).request)).toEqual([]);
    expect(resourcesOf(asked({ name: '', resources: ['', ' '] }).request)).toEqual([]);
  });
});

describe('a logo', () => {
  const clientId = 'https://id.test/client.json';
  test.each([
    ['https://robot.test/logo.png', true],
    ['https://id.test/logo.png', true],
    ['https://cdn.robot.test/logo.png', false],
    ['https://robot.test:444/logo.png', false],
    ['https://paypal.test/logo.png', false],
  ])('a logo at %s is shown: %s [B-IDP-23]', (logoURL, isShown) => {
    expect(ownLogo(asked({ name: 'Robot', clientId, logoURL }))).toBe(isShown ? logoURL : undefined);
  });

  test('a logo on the pseudo host of an app’s scheme is not shown [B-IDP-23]', () => {
    const redirectURI = 'com.robot://paypal.test/back';
    expect(ownLogo(asked({ name: 'Robot', redirectURI, logoURL: 'https://paypal.test/logo.png' }))).toBeUndefined();
  });
});
