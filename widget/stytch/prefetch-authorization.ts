import { readRequest } from '../../flows/identity-provider';
import type { Client, OwnCalls } from './client';
import { eagerAuthorization } from './eager-authorization';
import { hasSession } from './person';

/**
 * Asks what a consent question consists of, before its widget is created, where `query` is an authorization request and
 * this browser has a session. The first call of the mount for each part takes the answer; a later one asks again.
 */
export function prefetchAuthorization(client: Client, query: string): OwnCalls {
  const reading = readRequest(query);
  if (reading.status !== 'authorize' || !hasSession(client)) return eagerAuthorization;
  const { startAuthorization, connectedApps, ...calls } = eagerAuthorization(client);
  // Each answer counts once.
  const started = [startAuthorization(reading.request)];
  const apps = [connectedApps()];
  return () => ({
    ...calls,
    startAuthorization: (request) => started.pop() ?? startAuthorization(request),
    connectedApps: () => apps.pop() ?? connectedApps(),
  });
}
