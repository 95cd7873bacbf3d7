import { getAddress } from 'viem';
import { createSiweMessage, SiweInvalidMessageFieldError } from 'viem/siwe';
import { ApiError } from './errors';
import { Fields } from './fields';
import { newSecret } from './ids';
import type { SdkCall } from './sdk-route';

const refusal = (field: string, expected: string) =>
  new ApiError('bad_request', `"siwe_params.${field}" must be ${expected}.`);

/** Creates a message of EIP-4361 for an address, with the parameters of the call, which expires after five minutes. */
export function siweChallenge({ project, body }: SdkCall, address: string): string {
  const params = new Fields(body.optionalRecord('siwe_params') ?? {}, refusal);
  const uri = params.optionalString('uri');
  if (uri === undefined || !URL.canParse(uri)) throw refusal('uri', 'the address of the page');
  const now = project.clock.now();
  const message = {
    domain: new URL(uri).host,
    address: getAddress(address),
    uri,
    version: '1' as const,
    chainId: readChain(params),
    nonce: newSecret()
      .replaceAll(/[^A-Za-z0-9]/g, '')
      .slice(0, 24),
    issuedAt: readMoment(params, 'issued_at') ?? new Date(now),
    expirationTime: new Date(now + 5 * 60_000),
    notBefore: readMoment(params, 'not_before'),
    statement: readText(params, 'statement', /^[\x20-\x7e]*$/, 'a line of ASCII text'),
    requestId: readText(
      params,
      'message_request_id',
      pathCharacters,
      'text without spaces, as in the path of an address',
    ),
    resources: params.optionalStrings('resources'),
  };
  try {
    return createSiweMessage(message);
  } catch (error) {
    // The grammar of addresses is checked by the library.
    if (!(error instanceof SiweInvalidMessageFieldError)) throw error;
    throw new ApiError('bad_request', `"siwe_params" is refused. ${error.shortMessage}`);
  }
}

/** The characters of `pchar` in RFC 3986, which a request id consists of. */
const pathCharacters = /^(?:[A-Za-z0-9\-._~!$&'()*+,;=:@]|%[0-9A-Fa-f]{2})*$/;
const moment = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(?:\.\d+)?Z$/;

function readText(params: Fields, name: string, pattern: RegExp, expected: string): string | undefined {
  const text = params.optionalString(name);
  if (text !== undefined && !pattern.test(text)) throw refusal(name, expected);
  return text;
}

/** The chain of the account, by its number in EIP-155: that of Ethereum where none is named. */
function readChain(params: Fields): number {
  return Number(readText(params, 'chain_id', /^[1-9]\d{0,14}$/, 'the number of a chain, in a string') ?? 1);
}

function readMoment(params: Fields, name: string): Date | undefined {
  const expected = 'a moment of RFC 3339 in UTC, such as 2021-12-29T12:33:09Z';
  const text = readText(params, name, moment, expected);
  const date = text === undefined ? undefined : new Date(text);
  if (date && Number.isNaN(date.getTime())) throw refusal(name, expected);
  return date;
}
