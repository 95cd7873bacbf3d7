import type { Control } from '../../emulator/control/control';

/** Our words for the known scopes. Another scope is named in its sentence, as those of the walk's manifests are. */
const words: Readonly<Record<string, string>> = {
  openid: 'Verify your identity',
  email: 'See your email address',
  offline_access: 'Keep its access while you are away',
};

/** The scopes that were granted on this walk and were on no screen on which Allow was pressed (T-IDP-20), in sentences. */
export async function grantedUnseen(control: Control, shownAtAllow: ReadonlySet<string>): Promise<string[]> {
  const decisions = await control.requests.list('idp.oauthAuthorizeSubmit');
  const granted = decisions.flatMap(({ body }) =>
    Reflect.get(Object(body), 'consent_granted') === true ? (Reflect.get(Object(body), 'scopes') as string[]) : [],
  );
  const isShown = (scope: string) =>
    [...shownAtAllow].some((text) => text.includes(scope) || text.includes(words[scope] ?? scope));
  return [...new Set(granted)].filter((scope) => !isShown(scope)).map((scope) => `${scope} was granted unseen`);
}
