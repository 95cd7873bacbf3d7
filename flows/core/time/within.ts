/** The value of some work that never rejects, or undefined if it takes longer than so many milliseconds. */
export function within<Value>(milliseconds: number, work: Promise<Value>): Promise<Value | undefined> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, milliseconds, undefined);
    void work.then((value) => {
      clearTimeout(timer);
      resolve(value);
    });
  });
}
