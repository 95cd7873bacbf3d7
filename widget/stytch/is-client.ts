import { asObject } from '../host/untyped';
import type { Client, LateClient } from './client';

/** Tells whether a value can be used as the client. A host without types may pass any. */
export function isClient(value: unknown): value is Client | LateClient {
  const given = asObject(value);
  return 'session' in given || 'provide' in given;
}
