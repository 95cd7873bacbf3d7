import type { Project } from '../project';
import { estimator } from './zxcvbn';

/** Tells whether a password that a user is choosing has leaked: it is in this project's list, or a common one. */
export async function isBreached(project: Project, password: string): Promise<boolean> {
  return hasLeakedSince(project, password) || (await estimator()).isCommon(password);
}

/**
 * Tells whether a password leaked after it was chosen. Only the project's list counts: a tester who gives a user a
 * common password, without listing it as leaked, wants that user to be able to log in.
 */
export const hasLeakedSince = (project: Project, password: string): boolean => project.breachedPasswords.has(password);
