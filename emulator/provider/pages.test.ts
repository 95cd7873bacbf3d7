import { expect, test } from 'vitest';
import { createVisitor } from '../testing/visitor';

const textAt = async (visitor: ReturnType<typeof createVisitor>, path: string) =>
  (await visitor.provider.fetch(new Request(`http://localhost:5181${path}`))).text();

test('the page at the emulator’s address says what it is, and links to the outbox and the discovery document', async () => {
  const visitor = createVisitor();
  const text = await textAt(visitor, '/');
  expect(text).toContain('<h1>Vestibule emulator</h1>');
  for (const part of [
    'href="outbox"',
    '.well-known/openid-configuration',
    'http://localhost:5180/consent',
    'public-token-test-',
  ])
    expect(text).toContain(part);
});

test('the outbox shows relative times, and is refreshed by its own script', async () => {
  const visitor = createVisitor({ now: () => Date.UTC(2026, 10, 24, 12, 0, 5) });
  await visitor.post('/otps/email/login_or_create', { email: 'ada@example.com', expiration_minutes: 5 });
  const text = await textAt(visitor, '/outbox');
  expect(text).toMatch(/<time datetime="2026-11-24T12:00:05\.000Z">24 Nov 2026, \d\d:00:05<\/time>/);
  expect(text).toContain('<script src="outbox.js" defer></script>');
  expect(await textAt(visitor, '/outbox.js')).toContain("fetch('outbox')");
});
