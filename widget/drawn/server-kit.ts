import type { ComponentType } from 'react';
import type { ThemeOption } from '../../tokens/theme';
import type { ThemeSheet } from '../../tokens/theme-sheet';

/** The parts of a drawing that only a server has. */
export interface ServerKit {
  /** The words where scripts are off. */
  Notice: ComponentType;
  sheetOf(theme: ThemeOption | undefined): ThemeSheet;
  /** The script that remembers what is sent before any other has come. */
  script: string;
}

/** The kit. A server's own entries fill it, so that no visitor downloads it. */
export const serverKit: Partial<ServerKit> = {};
