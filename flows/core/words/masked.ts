/** An address, masked so that its owner recognizes it: `a***@example.com`. */
export function maskedAddress(address: string): string {
  const at = address.lastIndexOf('@');
  const [first = ''] = address;
  return `${first === '@' ? '' : first}***${at < 0 ? '' : address.slice(at)}`;
}

/** A telephone number, masked so that its owner recognizes it: `+1********62`. */
export function maskedNumber(number: string): string {
  return number.replace(/^(\+?\d)(\d+)(\d{2})$/, (_whole, first: string, middle: string, last: string) => {
    return `${first}${'*'.repeat(middle.length)}${last}`;
  });
}
