/** The message of a thrown value, for the sentence of a command. */
export const errorMessage = (error: unknown): string => (error instanceof Error ? error.message : String(error));
