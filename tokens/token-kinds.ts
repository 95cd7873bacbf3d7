/**
 * Every token and the kind of its value. The theme contract, the `Theme` type, the variable names and the grammar that
 * a value is checked against all follow from this one table.
 */
export const tokenKinds = {
  /** The scheme of the browser's own controls: `light` or `dark`. With `dark`, what you leave out follows the dark theme. */
  colorScheme: 'scheme',
  /** The fonts of all text, best first, such as `'Inter, sans-serif'`. */
  fontFamily: 'fonts',
  /** The colours that others follow. */
  colors: {
    /** The colour of text and of the primary button. */
    primary: 'color',
    /** The colour of text that matters less. */
    secondary: 'color',
    /** The colour of links. Default: that of text. */
    accent: 'color',
    /** The colour of good news, such as a strong password. */
    success: 'color',
    /** The colour of a warning. */
    warning: 'color',
    /** The colour of an error, and of the border of its field. */
    error: 'color',
    /** Outlines that carry meaning: fields, secondary buttons. 3:1 on the card. */
    boundary: 'color',
    /** Lines that carry nothing. */
    divider: 'color',
  },
  /** The card around the form. */
  container: {
    /** The greatest width of the card. */
    width: 'length',
    /** The space between the edge of the card and what is in it. */
    padding: 'length',
    /** The background of the card. */
    backgroundColor: 'color',
    /** The colour of the card's border. */
    borderColor: 'color',
    /** The width of the card's border. `'0px'` for none. It cannot be a percentage. */
    borderWidth: 'lineWidth',
    /** The radius of the card's corners. */
    borderRadius: 'length',
    /** The shadow of the card, as in CSS, or `'none'`. */
    shadow: 'shadow',
  },
  /** The logo above the header. */
  logo: {
    /** The greatest height of the logo. */
    maxHeight: 'length',
    /** The greatest width of the logo. */
    maxWidth: 'length',
  },
  /** The three kinds of text. */
  text: {
    /** The heading of each screen. */
    header: {
      /** The colour of headings. */
      color: 'color',
      /** The size of headings. */
      fontSize: 'length',
      /** The weight of headings, such as `'600'`. */
      fontWeight: 'weight',
      /** The line height of headings, such as `'1.25'`. */
      lineHeight: 'lineHeight',
    },
    /** The text of each screen. */
    body: {
      /** The colour of text. */
      color: 'color',
      /** The size of text. */
      fontSize: 'length',
      /** The weight of text, such as `'400'`. */
      fontWeight: 'weight',
      /** The line height of text, such as `'1.5'`. */
      lineHeight: 'lineHeight',
    },
    /** The small text below a field or a button. */
    helper: {
      /** The colour of small text. */
      color: 'color',
      /** The size of small text. */
      fontSize: 'length',
      /** The weight of small text. */
      fontWeight: 'weight',
      /** The line height of small text. */
      lineHeight: 'lineHeight',
    },
  },
  /** The buttons. */
  buttons: {
    /** The least height of every button. */
    minHeight: 'length',
    /** The weight of a button's words. */
    fontWeight: 'weight',
    /** The button that continues. */
    primary: {
      /** The background of the primary button. */
      backgroundColor: 'color',
      /** The colour of the primary button's words. */
      textColor: 'color',
      /** The border of the primary button. */
      borderColor: 'color',
      /** The radius of the primary button's corners. */
      borderRadius: 'length',
    },
    /** The buttons beside it, such as those of social providers. */
    secondary: {
      /** The background of secondary buttons. */
      backgroundColor: 'color',
      /** The colour of secondary buttons' words. */
      textColor: 'color',
      /** The border of secondary buttons. */
      borderColor: 'color',
      /** The radius of secondary buttons' corners. */
      borderRadius: 'length',
    },
    /** The buttons that cannot be pressed yet. */
    disabled: {
      /** The background of disabled buttons. */
      backgroundColor: 'color',
      /** The colour of disabled buttons' words. */
      textColor: 'color',
      /** The border of disabled buttons. */
      borderColor: 'color',
      /** The radius of disabled buttons' corners. */
      borderRadius: 'length',
    },
  },
  /** The fields. */
  inputs: {
    /** The least height of every field. */
    minHeight: 'length',
    /** The width of the country beside a phone number. */
    countryWidth: 'length',
    /** The background of fields. */
    backgroundColor: 'color',
    /** The colour of what is typed. */
    textColor: 'color',
    /** The colour of a placeholder. */
    placeholderColor: 'color',
    /** The border of fields. */
    borderColor: 'color',
    /** The radius of fields' corners. */
    borderRadius: 'length',
  },
  /** The ring around the control that has focus. */
  focus: {
    /** The colour of the focus ring. 3:1 on what is around it. */
    color: 'color',
    /** The width of the focus ring, at least 2px. It cannot be a percentage. */
    width: 'lineWidth',
    /** The gap between the control and its ring. It cannot be a percentage. */
    offset: 'lineWidth',
  },
  /** The distances between parts. */
  spacing: {
    /** The distance between groups of controls. */
    group: 'length',
    /** The distance between controls of one group. */
    item: 'length',
    /** The distance between a label and its field. */
    label: 'length',
  },
  /** The animations. A visitor who asks for less motion gets none. */
  motion: {
    /** The duration of an animation, such as `'150ms'`. */
    duration: 'time',
    /** The easing of an animation, as in CSS. */
    easing: 'easing',
  },
} as const;

/** The kind of a token's value; `grammar.ts` says what each kind accepts. */
export type TokenKind =
  | 'color'
  | 'length'
  | 'lineWidth'
  | 'fonts'
  | 'weight'
  | 'lineHeight'
  | 'shadow'
  | 'time'
  | 'easing'
  | 'scheme';

/** A group of the table: tokens, and further groups. */
export interface TokenGroup {
  readonly [name: string]: TokenKind | TokenGroup;
}

type Values<Kinds> = { [Name in keyof Kinds]: Kinds[Name] extends string ? string : Values<Kinds[Name]> };
type Partly<Tree> = { [Name in keyof Tree]?: Tree[Name] extends string ? string : Partly<Tree[Name]> };

/** A value for every token: what the default theme is. */
export type TokenValues = Values<typeof tokenKinds>;

/** Values for some of the tokens. */
export type PartialTokenValues = Partly<TokenValues>;

/**
 * The CSS custom property of a token, without its dashes: `['container', 'borderRadius']` is
 * `vestibule-container-border-radius`. These names are public; a host's style sheet may set them.
 */
export function variableName(path: readonly string[]): string {
  const kebab = path.map((part) => part.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`));
  return `vestibule-${kebab.join('-')}`;
}

/** The value of a token's custom property. A zero without a unit is no length in a calculation, such as that of the focus ring. */
export function variableValue(value: string): string {
  return value.replace(/^0$/, '0px');
}
