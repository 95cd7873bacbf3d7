import type { StytchClient } from '@stytch/vanilla-js/headless';

/**
 * The address that answers an application which may not ask (`prompt=none`, OpenID Connect Core 1.0, section 3.1.2.1):
 * there it learns, without a word to the user, that it has a code or why it has none. Undefined where a user may be
 * asked, and where a request is wrong in a way that has to be shown here.
 */
export async function answerSilently({ idp }: StytchClient, query: string): Promise<string | undefined> {
  const parameters = new URLSearchParams(query);
  // Only `resource` may be there more than once (RFC 8707, section 2).
  const names = [...parameters.keys()].filter((name) => name !== 'resource');
  const isAmbiguous = new Set(names).size < names.length;
  if (isAmbiguous || !parameters.get('prompt')?.split(' ').includes('none')) return undefined;
  const {
    scope = 'openid email profile',
    response_type = 'code',
    client_id = '',
    redirect_uri = '',
    resource: _resource,
    ...rest
  } = Object.fromEntries(parameters);
  const scopes = scope.split(/\s+/).filter(Boolean);
  const resources = parameters.getAll('resource');
  const request = {
    ...rest,
    ...(resources.length > 0 && { resources, resource: resources }),
    client_id,
    redirect_uri,
    response_type,
    scopes,
    consent_granted: false,
  };
  return idp.oauthAuthorizeSubmit(request).then(
    ({ redirect_uri: address }) => address || undefined,
    () => undefined,
  );
}
