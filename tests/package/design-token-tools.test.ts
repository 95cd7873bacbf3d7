import { defineConfig, Logger, parse } from '@terrazzo/parser';
import StyleDictionary from 'style-dictionary';
import { expect, test } from 'vitest';
import { darkTheme, defaultTheme, highContrastTheme, themeFromColor, toDesignTokens, type Theme } from '../../tools';

const themes: Readonly<Record<string, Theme>> = {
  default: defaultTheme,
  dark: darkTheme,
  'high contrast': highContrastTheme,
  'made of one colour': themeFromColor('#9a3f22').theme,
};

for (const [name, theme] of Object.entries(themes)) {
  test(`Terrazzo reads the file of the ${name} theme, without an error or a warning`, async () => {
    const cwd = new URL('file:///tokens/');
    const logger = new Logger({ level: 'silent' });
    const { tokens } = await parse(
      [{ filename: new URL('vestibule.tokens.json', cwd), src: JSON.stringify(toDesignTokens(theme)) }],
      {
        config: defineConfig({}, { cwd, logger }),
        logger,
      },
    );
    expect(logger.errorCount).toBe(0);
    expect(Object.keys(tokens).length).toBeGreaterThan(5);
    expect(tokens['colors.primary']?.$type).toBe('color');
  });

  test(`Style Dictionary reads the file of the ${name} theme, and follows its aliases`, async () => {
    const dictionary = new StyleDictionary({
      tokens: toDesignTokens(theme) as never,
      usesDtcg: true,
      log: { verbosity: 'silent', warnings: 'error' },
      platforms: { css: { transforms: ['name/kebab'] } },
    });
    await dictionary.hasInitialized;
    const { allTokens } = await dictionary.getPlatformTokens('css');
    expect(allTokens.length).toBeGreaterThan(5);
    for (const token of allTokens) expect(JSON.stringify(token.$value)).not.toContain('{colors.');
  });
}
