import { ApiError, type ErrorType } from './errors';
import type { Fields } from './fields';
import type { Project } from './project';

const dayMinutes = 24 * 60;

/** Tells whether a session can last that long: from five minutes to 366 days. */
export const isSessionMinutes = (minutes: unknown): minutes is number => isWholeFrom(5, 366 * dayMinutes, minutes);

/** The requested length of a session, in minutes, if the request has one. */
export function readSessionMinutes(body: Fields, { settings }: Project): number | undefined {
  const { max_session_duration_minutes: longest } = settings.policy;
  const minutes = readMinutes(body, 'session_duration_minutes', 'invalid_session_duration_minutes', isSessionMinutes);
  if (minutes !== undefined && longest && minutes > longest) {
    throw new ApiError(
      'invalid_session_duration_minutes',
      `session_duration_minutes must be at most ${longest} in this project.`,
    );
  }
  return minutes;
}

/** The requested validity of a passcode: one to ten minutes, and five by default. */
export const readPasscodeMinutes = (body: Fields): number =>
  readMinutes(body, 'expiration_minutes', 'invalid_expiration_otp', (minutes) => isWholeFrom(1, 10, minutes)) ?? 5;

/** The requested validity of a link, by its member of the request: five minutes to a week, and 30 minutes by default. */
export const readLinkMinutes = (body: Fields, member: string): number =>
  readMinutes(body, member, 'invalid_expiration', (minutes) => isWholeFrom(5, 7 * dayMinutes, minutes)) ?? 30;

function readMinutes(
  { values }: Fields,
  member: string,
  refusal: ErrorType,
  holds: (value: unknown) => value is number,
): number | undefined {
  const minutes = values[member];
  if (minutes === undefined || minutes === null) return undefined;
  if (!holds(minutes)) throw new ApiError(refusal);
  return minutes;
}

const isWholeFrom = (least: number, most: number, value: unknown): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value >= least && value <= most;
