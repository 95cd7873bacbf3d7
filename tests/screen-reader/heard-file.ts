/** The name of the file with the speech of a test in a browser. The ids of rules are left out of it. */
export function heardFile(title: string, browser: string): string {
  const words = `${title.replaceAll(/ \[[^\]]+\]/g, '')}, in ${browser}`;
  return `${words.replaceAll(/[^a-z0-9]+/gi, '-').toLowerCase()}.txt`;
}
