/** A program of the page, compiled to a string. */
declare module '*.client?script' {
  /** The program, minified, with a semicolon at its end. */
  export const script: string;
}
