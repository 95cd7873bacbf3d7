import { safeAddress } from './safe-address';

/** The address of an answer, if it is the requested address; only query and fragment may differ. */
export function answeredAddress(answer: string, requested: string): URL | undefined {
  const address = safeAddress(answer, requested);
  const target = safeAddress(requested, requested);
  if (!address || !target) return undefined;
  const place = ({ protocol, username, password, host, pathname }: URL) =>
    [protocol, username, password, host, pathname].join('\n');
  return place(address) === place(target) ? address : undefined;
}
