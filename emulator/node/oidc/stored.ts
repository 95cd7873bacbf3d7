import type { AdapterPayload } from 'oidc-provider';
import type { ApplicationToken, Ties } from '../../provider/idp/application-tokens';
import type { Project } from '../../provider/project';

/**
 * The store of `oidc-provider` for one project: its tokens and grants, by kind and id. Each expires on the project's
 * clock, and no later than the consent of its grant, nor its session if it has one.
 */
export interface Stored {
  /** Stores something for a time. A grant lasts as long as its newest refresh token. */
  put(kind: string, id: string, payload: AdapterPayload, seconds: number): void;
  get(kind: string, id: string): AdapterPayload | undefined;
  /** Records that something has been used, so that a second use is recognized. */
  consume(kind: string, id: string): void;
  remove(kind: string, id: string): void;
  /** Removes all tokens of one grant. */
  removeGrant(grantId: string): void;
  /** Binds a grant, and all its tokens, to a consent, and to a session if it is named. */
  bind(grantId: string, ties: Ties): void;
}

/** The store in a project's memory. */
export function createStored({
  clock,
  sessions,
  consents,
  applicationTokens: { tokens: kept, ties: tiesOf },
}: Pick<Project, 'clock' | 'sessions' | 'consents' | 'applicationTokens'>): Stored {
  const keyOf = (kind: string, id: string) => `${kind} ${id}`;

  function hasEnded({ payload: { kind, jti, grantId }, expiresAt }: ApplicationToken): boolean {
    const grant = kind === 'Grant' ? jti : grantId;
    const ties = grant === undefined ? undefined : tiesOf.get(grant);
    if (expiresAt <= clock.now()) return true;
    if (!ties) return false;
    const { sessionId, consentId } = ties;
    return !consents.isLive(consentId) || (sessionId !== undefined && !sessions.isLive(sessionId));
  }

  return {
    put(kind, id, payload, seconds) {
      const expiresAt = clock.now() + seconds * 1_000;
      kept.set(keyOf(kind, id), { payload, expiresAt });
      const grantKey = keyOf('Grant', payload.grantId ?? '');
      const grant = kind === 'RefreshToken' ? kept.get(grantKey) : undefined;
      if (grant) kept.set(grantKey, { ...grant, expiresAt });
    },
    get(kind, id) {
      const entry = kept.get(keyOf(kind, id));
      if (!entry || hasEnded(entry)) return undefined;
      // It is compared with the machine's time, which may differ from the project's.
      const exp = Math.ceil((Date.now() + entry.expiresAt - clock.now()) / 1_000);
      return { ...entry.payload, exp };
    },
    consume(kind, id) {
      const entry = kept.get(keyOf(kind, id));
      if (!entry) return;
      const payload = { ...entry.payload, consumed: Math.floor(Date.now() / 1_000) };
      kept.set(keyOf(kind, id), { ...entry, payload });
    },
    remove: (kind, id) => void kept.delete(keyOf(kind, id)),
    removeGrant: (grantId) => {
      for (const [key, { payload }] of kept) if (payload.grantId === grantId) kept.delete(key);
    },
    bind: (grantId, ties) => void tiesOf.set(grantId, ties),
  };
}
