import type { Section } from './sections';

/** The page of the documentation that explains the messages in the console. */
const troubleshooting = 'https://vestibule-auth.github.io/vestibule/troubleshooting';

/** A warning for the console, with the address of the section that explains it. */
export const withSection = (sentence: string, section: Section) => `${sentence} See ${troubleshooting}#${section}`;

const warned = new Set<string>();

/**
 * Warns the developer, once, about something that was ignored, and returns whether it did. Contains no user data and no secret.
 * @param section the section of the documentation that explains it
 */
export function developerWarning(sentence: string, section: Section): boolean {
  if (warned.has(sentence)) return false;
  warned.add(sentence);
  // oxlint-disable-next-line no-console -- the developer's console is where this belongs
  console.warn(`Vestibule: ${withSection(sentence, section)}`);
  return true;
}
