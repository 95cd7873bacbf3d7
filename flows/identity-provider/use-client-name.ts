import { useWords } from '../core/words/use-words';
import { cleanName, shortName } from './foreign-name';
import { consentMessages } from './consent.messages';

/** Who asks, as it may be said: cleaned, 'The App' where nothing is left, and short enough for a title. */
export function useClientName(given: string): { whole: string; short: string } {
  const say = useWords(consentMessages);
  const whole = cleanName(given) || say('idp.theApp');
  return { whole, short: shortName(whole) };
}
