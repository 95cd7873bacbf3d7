import { requireSession } from '../caller';
import { clientTypeOf } from '../clients';
import { isGrantable, needsConsent, readAuthorization } from '../idp/authorization';
import { sdkRoute } from '../sdk-route';

/** Returns the application, the requested scopes, those that can be granted, and whether consent is required. */
export const idpOauthAuthorizeStart = sdkRoute(
  'idp.oauthAuthorizeStart',
  'POST',
  '/idp/oauth/authorize/start',
  async (call) => {
    const { project, caller } = call;
    const request = await readAuthorization(call);
    const { account } = requireSession(project, caller);
    const { client, scopes, prompts } = request;
    const described = project.settings.bootstrap.rbac_policy?.scopes ?? [];
    return {
      user_id: account.user.user_id,
      user: account.user,
      // With prompt=none consent must not be requested: the reason is returned to the application at the end.
      consent_required: !prompts.has('none') && needsConsent(request, account, project),
      client: {
        client_id: client.client_id,
        client_type: clientTypeOf(client),
        client_name: client.client_name,
        client_description: client.client_description ?? '',
        ...(client.client_logo_url !== undefined && { client_logo_url: client.client_logo_url }),
      },
      scope_results: scopes.map((scope) => ({
        scope,
        is_grantable: isGrantable(account, client, scope),
        description: described.find((one) => one.scope === scope)?.description ?? '',
      })),
    };
  },
);
