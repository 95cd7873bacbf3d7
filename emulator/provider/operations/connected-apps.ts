import { requireSession } from '../caller';
import { clientTypeOf } from '../clients';
import { ApiError } from '../errors';
import type { Consent } from '../idp/consents';
import type { Project } from '../project';
import { sdkRoute } from '../sdk-route';

/** Lists the applications to which the caller has given access, oldest first. */
export const userGetConnectedApps = sdkRoute(
  'user.getConnectedApps',
  'GET',
  '/users/connected_apps',
  ({ project, caller }) => {
    const { account } = requireSession(project, caller);
    const consents = project.consents.list(account.user.user_id);
    return { connected_apps: consents.flatMap((consent) => describe(project, consent)) };
  },
);

/**
 * Revokes the access of an application to the caller's account: its tokens end, and it has to request consent again.
 */
export const userRevokeConnectedApp = sdkRoute(
  'user.revokeConnectedApp',
  'POST',
  '/users/connected_apps/:id/revoke',
  ({ project, caller, params }) => {
    const { account } = requireSession(project, caller);
    const isRevoked = project.consents.revoke(account.user.user_id, params['id'] ?? '');
    if (!isRevoked) throw new ApiError('connected_app_not_found');
    return {};
  },
);

function describe({ clients }: Project, { clientId, scopes }: Consent) {
  const client = clients.find(clientId);
  if (!client) return [];
  return [
    {
      connected_app_id: clientId,
      name: client.client_name,
      description: client.client_description ?? '',
      client_type: clientTypeOf(client),
      ...(client.client_logo_url !== undefined && { logo_url: client.client_logo_url }),
      scopes_granted: [...scopes].join(' '),
    },
  ];
}
