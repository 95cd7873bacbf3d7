import type { Person } from '../../flows/core/provider/provider';
import type { Client } from './client';
import { property } from '../host/untyped';

/** Reads the identity of a user; undefined when no user is signed in. */
export function personOf(user: unknown): Person | undefined {
  const userId = textIn(user, 'user_id');
  if (userId === undefined) return undefined;
  const account = firstIn(user, 'emails', 'email') ?? firstIn(user, 'phone_numbers', 'phone_number');
  return { userId, ...(account && { account }) };
}

/** A text of the first entry of a list. */
function firstIn(owner: unknown, listName: string, name: string): string | undefined {
  const list = property(owner, listName);
  return Array.isArray(list) ? textIn(list[0], name) : undefined;
}

function textIn(owner: unknown, name: string): string | undefined {
  const value = property(owner, name);
  return typeof value === 'string' ? value : undefined;
}

/** Reads the id of a session; undefined when there is none. */
export function sessionIdOf(session: unknown): string | undefined {
  return textIn(session, 'session_id');
}

/** Reads the times of a session; undefined when there is none, or they are missing. */
export function sessionTimesOf(session: unknown): { endsAt: number; seenAt: number } | undefined {
  const endsAt = Date.parse(String(property(session, 'expires_at')));
  const seenAt = Date.parse(String(property(session, 'last_accessed_at')));
  return endsAt && seenAt ? { endsAt, seenAt } : undefined;
}

/** Tells whether this browser has a session, which the provider may not confirm. */
export function hasSession({ session }: Client): boolean {
  return session.getSync() !== null || session.getTokens() !== null;
}
