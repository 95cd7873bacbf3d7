/** An address as its owner knows it again and nobody else does: `a***@example.com`. */
export function maskedAddress(address: string): string {
  const at = address.lastIndexOf('@');
  const [first = ''] = address;
  return `${first === '@' ? '' : first}***${at < 0 ? '' : address.slice(at)}`;
}
