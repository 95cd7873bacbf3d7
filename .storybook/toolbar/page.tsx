import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { themeVariables } from '../../tools';
import { vars } from '../../tokens/contract.css';
import { emulateMedia } from './emulate-media';
import { themes, widths } from './globals';

/**
 * The container around a story: `screen` for a story that has its own card, `card` for the card of the widget, `bare` for its
 * background colour alone, and `page` for a story that fills the page.
 */
export type Container = 'screen' | 'card' | 'bare' | 'page';

interface PageProps {
  globals: Readonly<Record<string, unknown>>;
  locale: { tag: string; dir: 'ltr' | 'rtl' };
  container: Container;
  /** True among others on a page of words, where a story may not spread. */
  isAmongOthers: boolean;
  children: ReactNode;
}

/** The page around a story, with the settings of the toolbar. */
export function Page({ globals, locale, container, isAmongOthers, children }: PageProps) {
  const root = useRef<HTMLDivElement>(null);
  const theme = String(globals['theme']);
  const forced = globals['dir'] === 'ltr' || globals['dir'] === 'rtl' ? globals['dir'] : undefined;
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
  });
  const width = container === 'page' ? undefined : widths[String(globals['width'])];
  return (
    <div
      className="vestibule"
      dir={forced ?? locale.dir}
      lang={locale.tag}
      ref={root}
      style={{
        ...(width !== undefined && { inlineSize: width, marginInline: 'auto' }),
        ...((container === 'bare' || container === 'card') && { backgroundColor: vars.container.backgroundColor }),
        ...(container === 'bare' && !isAmongOthers && { boxShadow: `0 0 0 100vmax ${vars.container.backgroundColor}` }),
        ...(container === 'bare' && isAmongOthers && { padding: 16 }),
        ...(container === 'card' && card),
      }}
    >
      {children}
    </div>
  );
}

/** The widget's card, as far as it is seen: what several screens share is in one. */
const card = {
  padding: `clamp(min(24px, ${vars.container.padding}), (100vw - 431px) * 999, ${vars.container.padding})`,
  border: `${vars.container.borderWidth} solid ${vars.container.borderColor}`,
  borderRadius: vars.container.borderRadius,
  boxShadow: vars.container.shadow,
  boxSizing: 'border-box',
} as const;
