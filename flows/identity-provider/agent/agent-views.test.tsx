import { fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { withoutIsolates } from '../../core/testing/words-of';
import { press, shownPage } from '../testing/consent-page';
import { loadLateCode, scopesOf } from '../testing/visit';

beforeAll(loadLateCode);
beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

interface Asked {
  name?: string;
  type?: string;
  clientId?: string;
  redirectURI?: string;
  resources?: readonly string[];
}

/** The page of an application that asks for "read". */
function shown({
  name = 'Robot',
  clientId = 'robot',
  type,
  redirectURI = 'https://robot.test/back',
  resources = [],
}: Asked) {
  const query = new URLSearchParams({ client_id: clientId, redirect_uri: redirectURI, scope: 'read' });
  for (const resource of resources) query.append('resource', resource);
  const client = { name, ...(type !== undefined && { type }) };
  return shownPage({ query: `?${query}`, asks: { client, scopes: scopesOf('read') }, projectName: 'Acme' });
}

const text = () => withoutIsolates(document.body.textContent);
/** The notices that describe the question, in order. */
const notices = () => {
  const ids =
    screen.getByRole('region', { name: /wants to access your account/ }).getAttribute('aria-describedby') ?? '';
  return ids
    .split(' ')
    .flatMap((id) => Array.from(document.getElementById(id)?.children ?? []))
    .map(({ textContent }) => withoutIsolates(textContent));
};
const selfRegistered = (name: string) => `${name} registered itself. Nobody has checked its name.`;
const loopback = (name: string) => `Allow this only if you started ${name} on this computer just now.`;
const onThisComputer = 'http://127.0.0.1:4000/cb';

describe('the notices of a question', () => {
  test.each<[string, Asked, string[]]>([
    ['a client that registered itself', { type: 'third_party_public' }, [selfRegistered('Robot')]],
    ['one without a name', { type: 'third_party_public', name: ' ' }, [selfRegistered('The app')]],
    ['a program on this computer', { redirectURI: onThisComputer }, [loopback('Robot')]],
    ['a program without a name', { redirectURI: onThisComputer, name: ' ' }, [loopback('the app')]],
    [
      'a program that registered itself',
      { type: 'third_party_public', redirectURI: onThisComputer },
      [selfRegistered('Robot'), loopback('Robot')],
    ],
    ['a client that the operator registered', { type: 'third_party', resources: ['https://mcp.test'] }, []],
  ])(
    '%s is asked for with its notices, which describe the question [B-IDP-21] [B-IDP-22]',
    async (_, asked, expected) => {
      await shown(asked);
      expect(notices()).toEqual(expected);
      expect(text().match(/registered itself|just now/g) ?? []).toHaveLength(expected.length);
      expect(screen.queryAllByRole('alert')).toEqual([]);
    },
  );
});

test('a client with a document is called by its host, in the title and in its notices [B-IDP-24]', async () => {
  await shown({ clientId: 'https://id.test/client.json', type: 'third_party_public' });
  expect(screen.getAllByRole('heading').map(({ textContent }) => withoutIsolates(textContent))[0]).toBe(
    'id.test (“Robot”) wants to access your account',
  );
  expect(notices()).toEqual([selfRegistered('id.test (“Robot”)')]);
});

test('a client with a long host is named with the end of it at each place [T-IDP-27]', async () => {
  const owner = `${'sign-in.'.repeat(10)}evil.example`;
  await shown({ name: 'R'.repeat(90), clientId: `https://accounts.google.com.${owner}/c`, type: 'third_party_public' });
  const name = `accounts.google.com.${owner} (“${'R'.repeat(80)}…”)`;
  expect(withoutIsolates(screen.getByRole('button', { name: /^Details/ }).textContent)).toContain(name);
  expect(notices()).toEqual([selfRegistered(name)]);
  await press('Deny');
  expect(text()).toContain(`You are being taken back to ${name}.`);
});

describe('the destination of the answer', () => {
  test('a program on this computer is named with its port [B-IDP-21]', async () => {
    await shown({ redirectURI: onThisComputer });
    expect(text()).toContain('After this you return to an app on this computer (127.0.0.1:4000).');
  });

  test('a web address has the usual words beside the notices [B-IDP-21]', async () => {
    await shown({ type: 'third_party_public' });
    expect(text()).toContain('After this you return to robot.test.');
    expect(text()).not.toContain('on this computer');
  });
});

describe('the services that access is requested for', () => {
  test('each host is listed once, in order, and a whole address opens [B-IDP-20]', async () => {
    const long = `https://b.test/${'x'.repeat(11_000)}`;
    await shown({ resources: ['https://a.test/', long, 'https://a.test/'] });
    expect(text().match(/For [ab]\.test/g)).toEqual(['For a.test', 'For b.test']);
    const [details, ...others] = screen.getAllByRole('button', { name: 'Details' });
    expect(others).toEqual([]);
    expect(text()).not.toContain('https://b.test/x');
    if (details) fireEvent.click(details);
    expect(text().match(/https:\/\/b\.test\/x+/)?.[0]).toHaveLength(10_000);
    expect(text()).not.toContain('https://a.test');
  });

  test('a request without a service has no such part [B-IDP-20]', async () => {
    await shown({ type: 'third_party_public' });
    expect(text()).not.toContain('For ');
    expect(screen.queryAllByRole('button', { name: 'Details' })).toEqual([]);
  });
});
