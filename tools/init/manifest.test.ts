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

test('scripts of the project keep their names, and those of the new files get others', async () => {
  const scripts = { emulator: 'firebase emulators:start', 'test:log-in': 'cypress run' };
  const { disk, out } = await initOn({ 'package.json': { scripts } });
  expect(JSON.parse(disk.get('package.json') ?? '').scripts).toEqual({
    ...scripts,
    'vestibule:emulator': 'vestibule-auth-emulator --app http://localhost:5173',
    'vestibule:test:log-in': 'playwright test --config e2e/log-in.config.mts',
  });
  expect(out).toContain('the scripts "vestibule:emulator" and "vestibule:test:log-in"');
  expect(out).toContain('npm run vestibule:test:log-in\n');
});
