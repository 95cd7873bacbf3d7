import { fallbackVar } from '@vanilla-extract/css';
import { vars } from '../tokens/contract.css';

/** Pieces of style that several primitives share. Read when styles are compiled; nothing here reaches the browser. */

/** A text style of the theme as one `font` value, so that nothing a host sets on an element shows through. */
export function font(kind: 'header' | 'body' | 'helper', fontWeight: string = vars.text[kind].fontWeight): string {
  const { fontSize, lineHeight } = vars.text[kind];
  return `${fontWeight} ${fontSize}/${lineHeight} ${vars.fontFamily}`;
}

/** A field's text: the body's, and never under 16 px, below which iOS zooms the page. */
export const fieldFont = `${vars.text.body.fontWeight} max(16px, ${vars.text.body.fontSize})/${vars.text.body.lineHeight} ${vars.fontFamily}`;

/**
 * The focus ring, which no theme makes thinner than 2 px (WCAG 2.4.13). An outline, which forced colours keep. The fallbacks
 * are for a theme that names a variable which the page lacks: the whole outline would be invalid.
 */
export const focusRing = {
  outline: `max(2px, ${fallbackVar(vars.focus.width, '2px')}) solid ${fallbackVar(vars.focus.color, 'currentColor')}`,
  outlineOffset: vars.focus.offset,
} as const;

/** An icon's side: 20 px, and larger for users with larger text. */
export const iconSize = 'max(20px, 1.25rem)';

/** An icon's square, which no host's style for pictures reaches. */
export const iconBox = {
  display: 'block',
  flex: 'none',
  inlineSize: iconSize,
  blockSize: iconSize,
  maxInlineSize: 'none',
  margin: 0,
} as const;

/** A bordered box to type into. */
export const fieldBox = {
  all: 'unset',
  boxSizing: 'border-box',
  display: 'block',
  minBlockSize: vars.inputs.minHeight,
  border: `1px solid ${vars.inputs.borderColor}`,
  borderRadius: vars.inputs.borderRadius,
  backgroundColor: vars.inputs.backgroundColor,
  color: vars.inputs.textColor,
  font: fieldFont,
} as const;

/** Thickens a border without moving anything. */
export const thicker = (color: string) => ({ borderColor: color, boxShadow: `inset 0 0 0 1px ${color}` });

/** Without reduced motion; nothing moves otherwise. */
export const mayMove = '(prefers-reduced-motion: no-preference)';

/** For pointers that can rest on something; on a touch screen the hover style would remain. */
export const mayHover = '(hover: hover)';

/** For an icon with a direction: it points the other way in a right-to-left language. */
export const mirrored = { selectors: { '&:dir(rtl)': { transform: 'scaleX(-1)' } } };
