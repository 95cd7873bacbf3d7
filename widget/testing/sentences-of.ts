import type { Problem } from '../mistakes/mistake';

/** The sentences of mistakes, as a developer reads them. */
export const sentencesOf = (mistakes: readonly Problem[]): string[] => mistakes.map(({ sentence }) => sentence);
