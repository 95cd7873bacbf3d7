import { assert, base64String, emailAddress, oneof, property, string, stringMatching, webUrl } from 'fast-check';
import { describe, expect, test } from 'vitest';
import { version } from '../../../package.json';
import { supportDetails } from './copy-details';

const requestId = 'request-id-test-0f0e0d0c-0b0a-4908-8706-050403020100';
const shown = { at: Date.UTC(2026, 10, 24, 7, 22, 11), screen: 'CallbackProblem', type: 'unreachable' } as const;

describe('the details for support', () => {
  test('the details for support name time, screen, type, request and version [B-FAIL-7]', () => {
    const error = { type: 'unreachable', cause: { request_id: requestId } } as const;
    expect(supportDetails({ ...shown, error })).toBe(
      `Time: 2026-11-24T07:22:11.000Z\nScreen: CallbackProblem\nError: unreachable\nRequest: ${requestId}\nVersion: vestibule-auth ${version}`,
    );
  });

  test('the details for support name no request if none is known', () => {
    expect(supportDetails(shown)).not.toContain('Request:');
  });

  test('the details for support are the same whatever secret the failure contains [B-FAIL-7]', () => {
    const without = supportDetails(shown);
    const secrets = oneof(
      string(),
      emailAddress(),
      webUrl({ withQueryParameters: true }),
      stringMatching(/^\d{6}$/),
      stringMatching(/^\+\d{8,15}$/),
      base64String({ minLength: 20 }),
    );
    assert(
      property(secrets, (secret) => {
        const cause = { request_id: secret, error_message: secret, error_url: secret, message: secret, token: secret };
        expect(supportDetails({ ...shown, error: { type: 'other', serverMessage: secret, cause } })).toBe(without);
        expect(supportDetails({ ...shown, error: { type: 'other', cause: secret } })).toBe(without);
      }),
    );
  });
});
