import type { ReactNode } from 'react';
import { useLayoutEffect, useRef } from 'react';
import { themeVariables } from '../../tokens';
import { vars } from '../../tokens/contract.css';
import { emulateMedia } from './emulate-media';
import { themes } from './globals';

interface PageProps {
  globals: Readonly<Record<string, unknown>>;
  locale: { tag: string; dir: 'ltr' | 'rtl' };
  /** The lack of a card: primitives have none of their own, so they stand on a card's colour. */
  isBare: boolean;
  children: ReactNode;
}

/** The page around a story, as the toolbar says. */
export function Page({ globals, locale, isBare, children }: PageProps) {
  const root = useRef<HTMLDivElement>(null);
  const theme = String(globals['theme']);
  const forced = globals['dir'] === 'ltr' || globals['dir'] === 'rtl' ? globals['dir'] : undefined;
  const width = Number.parseInt(String(globals['width']), 10);
  useLayoutEffect(() => {
    const { style } = root.current ?? document.body;
    const { variables } = themeVariables(themes[theme]?.() ?? {});
    for (const [name, value] of variables) style.setProperty(name, value);
    return () => {
      for (const [name] of variables) style.removeProperty(name);
    };
  }, [theme]);
  useLayoutEffect(() => {
    emulateMedia('prefers-reduced-motion', globals['motion'] === 'reduced');
    emulateMedia('forced-colors', globals['colors'] === 'forced');
    emulateMedia('prefers-contrast', globals['colors'] === 'more contrast');
  });
  return (
    <div
      className="vestibule"
      dir={forced ?? locale.dir}
      lang={locale.tag}
      ref={root}
      style={{
        ...(Number.isFinite(width) && { inlineSize: width, marginInline: 'auto' }),
        ...(isBare && {
          backgroundColor: vars.container.backgroundColor,
          boxShadow: `0 0 0 100vmax ${vars.container.backgroundColor}`,
        }),
      }}
    >
      {children}
    </div>
  );
}
