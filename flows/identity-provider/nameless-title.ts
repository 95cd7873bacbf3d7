import type { SayIn } from '../core/words/words.atoms';
import { identityProviderMessages } from './identity-provider.messages';

/** The title where nobody can say who asks: whole sentences, which no name is put into. */
export function namelessTitle(sayIn: SayIn, projectName: string, isMore: boolean): string {
  const say = sayIn(identityProviderMessages);
  if (isMore) return say('idp.accessTitleNameless');
  return projectName ? say('idp.signInTitleNameless', { projectName }) : say('idp.signInTitleAloneNameless');
}
