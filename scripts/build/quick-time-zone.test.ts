import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { withQuickTimeZone } from './quick-time-zone';

const code = withQuickTimeZone('zone = { timezone: Intl.DateTimeFormat().resolvedOptions().timeZone };');
const zoneIn = (globals: object): unknown => runInNewContext(code, globals);

test('with Temporal no date format is made for the time zone', () => {
  const Temporal = { Now: { timeZoneId: () => 'Pacific/Auckland' } };
  expect(zoneIn({ Temporal, Intl: undefined })).toEqual({ timezone: 'Pacific/Auckland' });
});

test('without Temporal the time zone is that of a date format', () => {
  const Intl = { DateTimeFormat: () => ({ resolvedOptions: () => ({ timeZone: 'Asia/Kolkata' }) }) };
  expect(zoneIn({ Intl })).toEqual({ timezone: 'Asia/Kolkata' });
});
