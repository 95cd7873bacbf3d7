import type { Control } from '../../emulator/control/control';

/** The requests that may only be made once a user has pressed for them, and the button. */
const asked = [
  { operation: 'idp.oauthAuthorizeSubmit', body: /"consent_granted":true/, button: /^Allow$/ },
  { operation: 'idp.oauthAuthorizeSubmit', body: /"consent_granted":false/, button: /^(?:Deny|Allow)$/ },
  { operation: 'user.revokeConnectedApp', button: /^Yes, remove$/ },
  { operation: 'user.deleteWebauthnRegistration', button: /^(?:Yes, )?[Dd]elete/ },
  { operation: 'cryptoWallets.authenticateStart', button: /Robin/ },
  { operation: 'session.revoke', button: /^(?:Yes|Use another account|Log out.*)$/ },
] as const;

/** The requests of this walk that no user started, in sentences. */
export async function unrequested(control: Control, pressed: ReadonlySet<string>): Promise<string[]> {
  const requests = await control.requests.list();
  const names = [...pressed];
  return asked.flatMap(({ operation, button, ...rest }) => {
    const isDone = requests.some(
      (request) =>
        request.operation === operation && (!('body' in rest) || rest.body.test(JSON.stringify(request.body))),
    );
    return isDone && !names.some((name) => button.test(name))
      ? [`${operation}, and no user had pressed ${button}`]
      : [];
  });
}
