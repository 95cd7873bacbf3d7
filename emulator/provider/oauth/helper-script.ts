/** The hosted provider's helper page: the four calls that the client makes through a frame. */
export const helperScript = `
addEventListener('message', async ({ data, ports: [port] }) => {
  if (!port || typeof data !== 'object' || data === null) return;
  const [request = {}] = data.args ?? [];
  const refuse = (error) => port.postMessage({ success: false, error });
  const ask = async (path) => {
    const given = Object.entries(request).filter(([, value]) => typeof value === 'string');
    return (await fetch(path + '?' + new URLSearchParams(given))).json();
  };
  const api = async (path, init) => {
    const answer = await fetch(path, { credentials: 'include', ...init });
    const body = await answer.json();
    if (body.status_code !== 200) throw { name: 'StytchAPIError', message: body.error_message, ...body, details: body };
    return body;
  };
  try {
    if (data.method === 'parsedPhoneNumber') {
      port.postMessage({ success: true, payload: await ask('parsed-phone-number') });
    } else if (data.method === 'getExamplePhoneNumber') {
      port.postMessage({ success: true, payload: await ask('example-phone-number') });
    } else if (data.method === 'oneTapStart') {
      const query = new URLSearchParams({ public_token: request.publicToken });
      const body = await api('../v1/public/oauth/google/onetap/start?' + query);
      port.postMessage({ success: true, payload: {
        requestId: body.request_id,
        googleClientId: body.google_client_id,
        stytchCsrfToken: '',
        oauthCallbackId: body.oauth_callback_id,
      } });
    } else if (data.method === 'oneTapSubmit') {
      const body = await api('../v1/oauth/callback/' + request.oauthCallbackID, {
        method: 'POST',
        headers: { 'x-stytch-oauth-type': 'google-one-tap' },
        body: JSON.stringify({
          id_token: request.idToken,
          stytch_csrf_token: '',
          login_redirect_url: request.loginRedirectURL,
          signup_redirect_url: request.signupRedirectURL,
        }),
      });
      port.postMessage({ success: true, payload: { redirect_url: body.redirect_url } });
    } else refuse({ name: 'Error', message: 'This helper does not do ' + data.method + '.' });
  } catch (problem) {
    refuse({ ...problem, name: problem.name ?? 'Error', message: problem.message ?? String(problem) });
  }
});
`;
