import type { ComponentType, HTMLAttributes, ReactElement, Ref } from 'react';
import type { ThemeOption } from '../../tokens/theme';
import type { ThemeSheet } from '../../tokens/theme-sheet';
import type { DrawingProps } from './ssr-props';

/** An element whose content only a server makes. */
export interface RawProps extends HTMLAttributes<HTMLDivElement> {
  /** Makes the markup. It may render, so it is called where no hook is. */
  html(): string;
  place?: Ref<HTMLDivElement>;
}

/** The parts of a rendering that only a server has. */
export interface ServerFunctions {
  /** The words where scripts are off. */
  Notice: ComponentType;
  /** The element itself. */
  Raw: ComponentType<RawProps>;
  sheetOf(theme: ThemeOption | undefined): ThemeSheet;
  /** The theme's values as a style sheet, and the script that remembers what is sent before any other has come. */
  tagsOf(theme: ThemeOption | undefined, nonce: string): string;
  /** The markup of a shadow root with an element in it, which a browser makes as it reads it. */
  shadowOf(element: ReactElement, rendering: Pick<DrawingProps, 'stylesheet'> & { identifierPrefix: string }): string;
}

/** The kit. A server's own entries fill it, so that no visitor downloads it. */
export const serverFunctions: Partial<ServerFunctions> = {};
