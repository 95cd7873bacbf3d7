/** A base64 text of either alphabet as base64url without padding, which browsers require (WebAuthn Level 3, 5.1.10). */
export const base64url = (text: string): string => text.replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
