import { describe, expect, test } from 'vitest';
import { migrate } from './migrate';

const rewritten = (text: string, name = 'in.ts') => {
  const { text: written, notes } = migrate(`${text}\n`, name);
  return { lines: written.trim().split('\n'), notes: notes.map(({ line, message }) => `${line}: ${message}`) };
};
const asked = 'presentation: { options: { enableShadowDOM: true } }';
const lost = (line: number) => `${line}: "enableShadowDOM" is not carried over: set config.enableShadowDOM.`;

// In the provider's widget the presentation enables the shadow root, in ours the configuration does.
describe('a request for a shadow root', () => {
  test.each([
    ['where the list ends with a comma', "{ products: ['otp'], }", "{ products: ['otp'], enableShadowDOM: true, }"],
    ['where something is spread', '{ ...shared }', '{ ...shared, enableShadowDOM: true }'],
    ['where types stand around', '({ a: 1 } as const)', '({ a: 1, enableShadowDOM: true } as const)'],
  ])('is moved to the configuration, %s', (_where, config, expected) => {
    expect(rewritten(`use({ client, config: ${config}, ${asked} });`)).toEqual({
      lines: [`use({ client, config: ${expected}, theme: {} });`],
      notes: [],
    });
  });

  test('that contradicts the configuration is noted with a question', () => {
    const config = 'config: { enableShadowDOM: false }';
    expect(rewritten(`use({ client, ${config}, ${asked} });`)).toEqual({
      lines: [`use({ client, ${config}, theme: {} });`],
      notes: [lost(1)],
    });
  });

  test('of two mounts with one configuration is in it once', () => {
    const { lines, notes } = rewritten(
      `const config = { products: ['otp'] };\nuse({ client, config, ${asked} });\nuse({ client, config, ${asked} });`,
    );
    expect(lines[0]).toBe("const config = { products: ['otp'], enableShadowDOM: true };");
    expect(notes).toEqual([]);
  });

  test('in the presentations of two mounts is in the configuration of each', () => {
    const { lines, notes } = rewritten(
      'const looks = { options: { enableShadowDOM: isOn } };\nuse({ client, config: { a: 1 }, presentation: looks });\nuse({ client, config: { b: 2 }, presentation: looks });\nuse({ client, config, presentation: looks });',
    );
    expect(lines).toEqual([
      'const looks = {};',
      'use({ client, config: { a: 1, enableShadowDOM: isOn }, theme: looks });',
      'use({ client, config: { b: 2, enableShadowDOM: isOn }, theme: looks });',
      'use({ client, config, theme: looks });',
    ]);
    expect(notes).toEqual([lost(1)]);
  });

  test('in presentations that are only exported is noted', () => {
    expect(rewritten('export const presentation = { options: { enableShadowDOM: true } };').notes).toEqual([lost(1)]);
  });
});
