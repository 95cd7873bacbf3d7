import { expect, test } from 'vitest';
import { chromiumPath, headlessChromiumPath, wholeChromiumPath } from './chromium.mjs';

/** A machine on which some files exist. */
const machine = (platform: NodeJS.Platform, files: readonly string[] = [], named?: string) => ({
  platform,
  named,
  isThere: (path: string) => files.includes(path),
});
const [shell, debians, chrome] = ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium', '/usr/bin/google-chrome'];

test.each([
  ['Debian with both packages', machine('linux', [shell, debians]), debians, shell, debians],
  ['Debian with the shell alone', machine('linux', [shell]), shell, shell, undefined],
  ['Debian with the windows alone', machine('linux', [debians]), debians, debians, debians],
  ['a Linux with Chrome', machine('linux', [chrome]), chrome, chrome, chrome],
  ['a Linux without any, whose Chromium is Playwright’s', machine('linux'), undefined, undefined, undefined],
  ['macOS, whose Chromium is Playwright’s', machine('darwin', [chrome]), undefined, undefined, undefined],
  ['Windows, whose Chromium is Playwright’s', machine('win32', [chrome]), undefined, undefined, undefined],
  [
    'any system, who names one in CHROMIUM',
    machine('win32', [], 'D:\\chromium.exe'),
    'D:\\chromium.exe',
    'D:\\chromium.exe',
    'D:\\chromium.exe',
  ],
])('the tests on %s run in the right browser', (_who, where, path, headless, whole) => {
  expect(chromiumPath(where)).toBe(path);
  expect(headlessChromiumPath(where)).toBe(headless);
  expect(wholeChromiumPath(where)).toBe(whole);
});
