import type { Say } from '../../core/words/words.atoms';
import type { consentMessages } from '../consent.messages';

/** The parts of a title; a name may be empty. */
export interface TitleParts {
  clientName: string;
  projectName: string | undefined;
  /** The extent of the request: true where more is asked than who somebody is. */
  isMore: boolean;
}

/** The question in one line: who asks, and for how much. */
export function consentTitle(
  say: Say<typeof consentMessages>,
  { clientName, projectName, isMore }: TitleParts,
): string {
  if (isMore) return clientName ? say('idp.accessTitle', { clientName }) : say('idp.accessTitleNameless');
  if (!clientName) {
    return projectName ? say('idp.signInTitleNameless', { projectName }) : say('idp.signInTitleAloneNameless');
  }
  return projectName
    ? say('idp.signInTitle', { clientName, projectName })
    : say('idp.signInTitleAlone', { clientName });
}
