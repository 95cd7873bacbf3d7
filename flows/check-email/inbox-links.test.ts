import { expect, test } from 'vitest';
import { inboxLinks } from './inbox-links';

test('Gmail searches by the sender, Yahoo by a keyword [B-LINK-2]', () => {
  const links = inboxLinks('example.com');
  expect(links.gmail).toContain('from%3A(%40example.com)');
  expect(links.yahoo).toContain('keyword=example.com');
});

test('a hostile domain is encoded in the address [T-ADDR-6]', () => {
  for (const domain of ['a&b=c#d/..', '\ud800', 'x'.repeat(10_000), 'javascript:alert(1)']) {
    const { gmail, yahoo, outlook } = inboxLinks(domain);
    expect([gmail, yahoo, outlook].map((link) => new URL(link).hostname)).toEqual([
      'mail.google.com',
      'mail.yahoo.com',
      'outlook.live.com',
    ]);
    expect(gmail.length).toBeLessThan(1_000);
  }
});

test('an inbox opens without a search if no sender is known [B-LINK-3]', () => {
  expect(inboxLinks(undefined).gmail).toBe('https://mail.google.com/mail/u/0/');
});
