import type { OAuthClient } from '../clients';

/** The default third-party application of the playground, at `/app` of the host. */
export function invoiceRobot(hostOrigin: string): OAuthClient {
  const page = `${hostOrigin}/app`;
  return {
    client_id: 'connected-app-test-invoice-robot',
    client_name: 'Invoice Robot',
    client_description: 'Writes your invoices.',
    redirect_uris: [page],
    post_logout_redirect_uris: [page],
    scopes: ['openid', 'profile', 'email', 'phone', 'offline_access', 'read:invoices', 'write:invoices'],
    first_party: false,
  };
}
