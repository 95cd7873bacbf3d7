import { safeAddress } from './safe-address';

/** The answer to a request, if it leads where the request asked to be led: only query and fragment may differ. */
export function answeredAddress(answer: string, requested: string): URL | undefined {
  const address = safeAddress(answer, requested);
  const asked = safeAddress(requested, requested);
  if (!address || !asked) return undefined;
  const place = ({ protocol, username, password, host, pathname }: URL) =>
    [protocol, username, password, host, pathname].join('\n');
  return place(address) === place(asked) ? address : undefined;
}
