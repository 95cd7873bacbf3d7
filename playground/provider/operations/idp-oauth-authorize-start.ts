import { isGrantable, needsConsent, readAuthorization } from '../idp/authorization';
import { sdkRoute } from '../sdk-route';

/** Says who asks for what, what of it can be given, and whether the user must be asked. */
export const idpOauthAuthorizeStart = sdkRoute(
  'idp.oauthAuthorizeStart',
  'POST',
  '/idp/oauth/authorize/start',
  (call) => {
    const { project } = call;
    const request = readAuthorization(call);
    const { account, client, scopes } = request;
    const described = project.settings.bootstrap.rbac_policy?.scopes ?? [];
    return {
      user_id: account.user.user_id,
      user: account.user,
      consent_required: needsConsent(request, project.consents.of(account.user.user_id, client.client_id)),
      client: {
        client_id: client.client_id,
        client_type: client.first_party ? 'first_party_public' : 'third_party_public',
        client_name: client.client_name,
        client_description: '',
      },
      scope_results: scopes.map((scope) => ({
        scope,
        is_grantable: isGrantable(account, scope),
        description: described.find((one) => one.scope === scope)?.description ?? '',
      })),
    };
  },
);
