import { rewriteStrings } from './convert-strings';
import { type Given, rewritePresentation } from './rewrite-presentation';
import { rewriteStyles } from './rewrite-styles';
import { addNote, makerOf, type Source } from './source';

/** A syntax in which options are given: the properties of an object, or the attributes of an element. */
interface OptionSyntax<Option extends Given> {
  /** The option `theme` with the text of its value. */
  theme(value: string): string;
  rename(option: Option, name: string): void;
  remove(option: Option): void;
}

/** Rewrites the options of a mount that have another name or another shape here, and notes those that have none. */
export function rewriteKnownOptions<Option extends Given>(
  source: Source,
  options: ReadonlyMap<string, Option>,
  { theme, rename, remove }: OptionSyntax<Option>,
): void {
  const lose = (option: Option, message: string) => {
    addNote(source, 'lost', option.property, message);
    remove(option);
  };
  const presentation = options.get('presentation');
  if (presentation) rewritePresentation(source, presentation, options.get('config'), theme);
  const styles = options.get('styles');
  // An application has one theme.
  if (styles && presentation)
    lose(
      styles,
      '"styles" is not carried over: "presentation" is given as well, and becomes the theme. Move what you need into that theme.',
    );
  else if (styles) rewriteStyles(source, styles, theme);
  const strings = options.get('strings');
  if (strings) {
    const made = makerOf(source, strings.value);
    if (made.type === 'ObjectExpression') rewriteStrings(source, made);
    else addNote(source, 'look', strings.property, '"strings" are made elsewhere: migrate that file as well.');
  }
  const manifest = options.get('getIDPConsentManifest');
  if (manifest) rename(manifest, 'consentManifest');
  const attestation = options.get('authTokenParams');
  if (attestation)
    lose(
      attestation,
      '"authTokenParams" is not carried over: authenticate with the token before you mount (client.session.attest).',
    );
}
