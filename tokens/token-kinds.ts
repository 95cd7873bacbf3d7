/**
 * Every token of the house and the kind of value it takes. The theme contract, the `Theme` type, the variable
 * names and the grammar that a value is checked against all follow from this one table.
 */
export const tokenKinds = {
  colorScheme: 'scheme',
  fontFamily: 'fonts',
  colors: {
    primary: 'color',
    secondary: 'color',
    accent: 'color',
    success: 'color',
    warning: 'color',
    error: 'color',
    /** Outlines that carry meaning: fields, secondary buttons. 3:1 on the card. */
    boundary: 'color',
    /** Lines that carry nothing. */
    divider: 'color',
  },
  container: {
    width: 'length',
    padding: 'length',
    backgroundColor: 'color',
    borderColor: 'color',
    borderWidth: 'length',
    borderRadius: 'length',
    shadow: 'shadow',
  },
  logo: { maxHeight: 'length', maxWidth: 'length' },
  text: {
    header: { color: 'color', fontSize: 'length', fontWeight: 'weight', lineHeight: 'lineHeight' },
    body: { color: 'color', fontSize: 'length', fontWeight: 'weight', lineHeight: 'lineHeight' },
    helper: { color: 'color', fontSize: 'length', fontWeight: 'weight', lineHeight: 'lineHeight' },
  },
  buttons: {
    minHeight: 'length',
    fontWeight: 'weight',
    primary: { backgroundColor: 'color', textColor: 'color', borderColor: 'color', borderRadius: 'length' },
    secondary: { backgroundColor: 'color', textColor: 'color', borderColor: 'color', borderRadius: 'length' },
    disabled: { backgroundColor: 'color', textColor: 'color', borderColor: 'color', borderRadius: 'length' },
  },
  inputs: {
    minHeight: 'length',
    countryWidth: 'length',
    backgroundColor: 'color',
    textColor: 'color',
    placeholderColor: 'color',
    borderColor: 'color',
    borderRadius: 'length',
  },
  focus: { color: 'color', width: 'length', offset: 'length' },
  spacing: { group: 'length', item: 'length', label: 'length' },
  motion: { duration: 'time', easing: 'easing' },
} as const;

/** The kind of a token's value; `grammar.ts` says what each kind accepts. */
export type TokenKind =
  | 'color'
  | 'length'
  | 'fonts'
  | 'weight'
  | 'lineHeight'
  | 'shadow'
  | 'time'
  | 'easing'
  | 'scheme';

type Values<Kinds> = { [Name in keyof Kinds]: Kinds[Name] extends string ? string : Values<Kinds[Name]> };
type Partly<Tree> = { [Name in keyof Tree]?: Tree[Name] extends string ? string : Partly<Tree[Name]> };

/** A value for every token: what the default theme is. */
export type TokenValues = Values<typeof tokenKinds>;

/** Values for some of the tokens. */
export type PartialTokenValues = Partly<TokenValues>;
