import { expect, test } from 'vitest';
import { initOn } from './testing/init-on';

test('a package.json with CRLF line ends and tabs keeps both', async () => {
  const { disk } = await initOn({ 'package.json': '{\r\n\t"name": "shop"\r\n}\r\n' });
  const text = disk.get('package.json') ?? '';
  expect(text).toContain('{\r\n\t"name": "shop",\r\n\t"scripts": {\r\n\t\t"emulator"');
  expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
});

test('a package.json with a byte order mark is read and changed, and keeps the mark', async () => {
  const { code, disk } = await initOn({ 'package.json': '\uFEFF{ "name": "shop" }\n' });
  expect(code).toBe(0);
  expect(disk.get('package.json')).toMatch(/^\uFEFF\{\n {2}"name": "shop",\n {2}"scripts"/);
});

test('a package.json without a byte order mark gets none', async () => {
  const { disk } = await initOn({ 'package.json': '{ "name": "shop" }\n' });
  expect(disk.get('package.json')).toMatch(/^\{\n/);
});
