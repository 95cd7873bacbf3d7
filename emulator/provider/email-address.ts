import { ApiError } from './errors';

const localPart = String.raw`[^\s@<>()[\]\\,;:"]{1,64}`;
const label = '[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?';
const pattern = new RegExp(String.raw`^${localPart}@(?:${label}\.)+[a-z][a-z0-9-]{0,61}[a-z0-9]$`, 'i');

/** The address as the project stores it. Spellings that differ only in case are one user. */
export function readEmail(address: string): string {
  if (address.length > 254 || !pattern.test(address)) throw new ApiError('invalid_email');
  return address.toLowerCase();
}
