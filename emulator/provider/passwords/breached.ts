import type { Project } from '../project';
import { estimator } from './zxcvbn';

/** Tells whether a password that a user is choosing has leaked: by this project's list, or as one of the common ones. */
export async function isBreached(project: Project, password: string): Promise<boolean> {
  return hasLeakedSince(project, password) || (await estimator()).isCommon(password);
}

/**
 * Tells whether a password leaked after it was chosen. Only the project's list counts: a tester who gives a user
 * a common password, and does not call it breached, means that person to log in.
 */
export const hasLeakedSince = (project: Project, password: string): boolean => project.breachedPasswords.has(password);
