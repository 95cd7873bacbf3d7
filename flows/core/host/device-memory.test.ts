// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest';
import { recall, remember } from './device-memory';

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  localStorage.clear();
});

test('what is remembered is recalled until it is forgotten, under a name of ours', () => {
  remember('way', 'email');
  expect(recall('way')).toBe('email');
  expect(Object.keys(localStorage)).toEqual(['vestibule:way']);
  remember('way', undefined);
  expect(recall('way')).toBeUndefined();
});

test("a host's own value of the same name is not ours", () => {
  localStorage.setItem('way', 'theirs');
  expect(recall('way')).toBeUndefined();
});

test('a browser whose storage is full goes on without', () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  expect(() => remember('way', 'email')).not.toThrow();
  expect(recall('way')).toBeUndefined();
});

test('a browser that refuses storage goes on without', () => {
  vi.stubGlobal('localStorage', undefined);
  expect(() => remember('way', 'email')).not.toThrow();
  expect(() => remember('way', undefined)).not.toThrow();
  expect(recall('way')).toBeUndefined();
});
