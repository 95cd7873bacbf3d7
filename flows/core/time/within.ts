/** The result of some work, or undefined if it takes longer than so many milliseconds. */
export function within<Value>(milliseconds: number, work: Promise<Value>): Promise<Value | undefined> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, milliseconds, undefined);
    work.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
