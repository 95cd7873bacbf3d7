import { ApiError } from './errors';
import type { Fields } from './fields';

const weekMinutes = 7 * 24 * 60;

/** The requested length of a session, in minutes; 30 by default. */
export function readSessionMinutes(body: Fields): number {
  return readOptionalSessionMinutes(body) ?? 30;
}

/** The requested length of a session, in minutes, if the request has one. */
export function readOptionalSessionMinutes(body: Fields): number | undefined {
  const { session_duration_minutes: minutes } = body.values;
  if (minutes === undefined || minutes === null) return undefined;
  if (typeof minutes !== 'number' || !Number.isInteger(minutes) || minutes < 5 || minutes > 527_040)
    throw new ApiError('invalid_session_duration_minutes');
  return minutes;
}

/** The requested validity of a code or link: whole minutes, at most a week. */
export function readExpirationMinutes(body: Fields, name: string, otherwise: number): number {
  return (
    body.optionalNumber(
      name,
      'a whole number of minutes from 1 to 10080',
      (minutes) => Number.isInteger(minutes) && minutes >= 1 && minutes <= weekMinutes,
    ) ?? otherwise
  );
}
