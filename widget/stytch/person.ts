import type { Person } from '../../flows/core/provider/provider';
import { isRecord } from '../../flows/core/provider/record';
import type { Client } from './client';

/** Reads the identity of a user; undefined when no user is signed in. */
export function personOf(user: unknown): Person | undefined {
  if (!isRecord(user) || typeof user['user_id'] !== 'string') return undefined;
  const account = first(user['emails'], 'email') ?? first(user['phone_numbers'], 'phone_number');
  return { userId: user['user_id'], ...(account && { account }) };
}

function first(list: unknown, name: string): string | undefined {
  const entry: unknown = Array.isArray(list) ? list[0] : undefined;
  const value = isRecord(entry) ? entry[name] : undefined;
  return typeof value === 'string' ? value : undefined;
}

/** Reads the id of a session; undefined when there is none. */
export function sessionIdOf(session: unknown): string | undefined {
  const id = isRecord(session) ? session['session_id'] : undefined;
  return typeof id === 'string' ? id : undefined;
}

/** Reads the times of a session; undefined when there is none, or they are missing. */
export function sessionTimesOf(session: unknown): { endsAt: number; seenAt: number } | undefined {
  if (!isRecord(session)) return undefined;
  const endsAt = Date.parse(String(session['expires_at']));
  const seenAt = Date.parse(String(session['last_accessed_at']));
  return Number.isNaN(endsAt) || Number.isNaN(seenAt) ? undefined : { endsAt, seenAt };
}

/** Tells whether this browser has a session, which the provider may not confirm. */
export function hasSession({ session }: Client): boolean {
  return session.getSync() !== null || session.getTokens() !== null;
}
