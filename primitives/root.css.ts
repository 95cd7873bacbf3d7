import { globalStyle } from '@vanilla-extract/css';
import { vars } from '../tokens/contract.css';
import { font } from './common-styles';

/**
 * Our root: the `<div class="vestibule">` around the content, or, in shadow mode, the host of the shadow root. `all:
 * initial` stops inheritance from a host's page. Properties that hide a whole part of a page (`visibility`,
 * `pointer-events`) are still inherited, so that a closed dialog hides us too. `all` covers neither `dir` nor the
 * tokens.
 */
const root = {
  all: 'initial',
  display: 'block',
  isolation: 'isolate',
  minInlineSize: '0',
  maxInlineSize: '100%',
  visibility: 'inherit',
  pointerEvents: 'inherit',
  colorScheme: vars.colorScheme,
  color: vars.text.body.color,
  font: font('body'),
  textAlign: 'start',
  overflowWrap: 'anywhere',
  WebkitTapHighlightColor: 'transparent',
  WebkitTextSizeAdjust: '100%',
} as const;

/** Korean is broken between words, as its readers expect; a word longer than a line is still broken. */
const korean = { wordBreak: 'keep-all' } as const;

/** A page's rules for the host of a shadow root win over what is inside, unless that is important. */
const important = (style: Readonly<Record<string, string>>) =>
  Object.fromEntries(Object.entries(style).map(([name, value]) => [name, `${value} !important`]));

globalStyle('.vestibule', root);
globalStyle('.vestibule:lang(ko)', korean);
globalStyle(':host(.vestibule)', important(root));
globalStyle(':host(.vestibule:lang(ko))', important(korean));

// The same specificity as a host's own `*`, and later than it.
globalStyle(':where(.vestibule) :where(*), :host(.vestibule) *', { boxSizing: 'border-box', fontFamily: 'inherit' });

// Elements of ours without a class get nothing from a host's `span { ... }` either.
globalStyle('.vestibule :where(div, form, p, span, bdi):where(:not([class]))', { all: 'unset', display: 'revert' });

// Chromium treats `hidden` as a style of the element, which `revert` also takes away.
globalStyle('.vestibule [hidden]', { display: 'none' });

// Attributes such as `d` are style too, and weaker than `* { all: unset }`. This restores them.
globalStyle('.vestibule :where(svg *)', { all: 'revert-layer' });
