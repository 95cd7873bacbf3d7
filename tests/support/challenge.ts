/** The PKCE challenge of an application's request, which the provider demands of each public one (the example of RFC 7636, appendix B). */
export const challenge = {
  code_challenge: 'E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM',
  code_challenge_method: 'S256',
} as const;
