/** The names that stories import for their checks, which no one runs in the editor. */
export const [expect, userEvent, waitFor, within, fn, spyOn, fireEvent, screen] = Array<undefined>(8);
