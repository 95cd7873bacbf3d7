import type { ComponentType, HTMLAttributes, ReactElement, Ref } from 'react';
import type { ThemeOption } from '../../tokens/theme';
import type { ThemeSheet } from '../../tokens/theme-sheet';
import type { RenderingProps } from './ssr-props';

/** The props of an element whose content only a server renders. */
export interface RawProps extends HTMLAttributes<HTMLDivElement> {
  /** Renders the markup. Call it outside of hooks. */
  html(): string;
  innerRef?: Ref<HTMLDivElement>;
}

/** The functions and components that only a server has. */
export interface ServerFunctions {
  /** The notice where scripts are off. */
  Notice: ComponentType;
  /** The element with raw markup. */
  Raw: ComponentType<RawProps>;
  sheetOf(theme: ThemeOption | undefined): ThemeSheet;
  /** The theme's values as a style sheet, and the script that records a submission before hydration. */
  tagsOf(theme: ThemeOption | undefined, nonce: string): string;
  /** The markup of a shadow root with an element in it. A browser creates the shadow root while parsing. */
  shadowOf(element: ReactElement, rendering: Pick<RenderingProps, 'stylesheet'> & { identifierPrefix: string }): string;
}

/** The server's functions. The entries for servers set them, so that no visitor downloads them. */
export const serverFunctions: Partial<ServerFunctions> = {};
