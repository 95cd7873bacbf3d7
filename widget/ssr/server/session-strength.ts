import { isRecord } from '../../../flows/core/provider/record';
import type { FactorGroup } from '../../../flows/core/provider/step-up-calls';
import { heldFactors } from '../../stytch/own-factors';

/** The strength of a session. */
export interface SessionStrength {
  /** The groups that the session holds a factor of, each once. A password and a wallet are of none. */
  groups: FactorGroup[];
  /** The delivery methods of its factors by the provider's names, each once: `knowledge` (a password), `sms`, ... */
  methods: string[];
  /** The minutes since the newest proof of any factor; `Infinity` where that cannot be known. */
  freshestMinutes: number;
}

/** The claim of the provider's JWT that contains the session. */
const claim = 'https://stytch.com/session';

/**
 * The strength of a session, for a server that refuses a weak one. It trusts what it is given: verify the JWT, or ask the
 * provider, before. A session that cannot be read has no groups and no methods, and is infinitely old.
 * @param session the provider's session object, or the claims of its JWT, whose `https://stytch.com/session` is read
 * @param now the present, as a `Date` or in milliseconds since 1970
 */
export function sessionStrength(session: object | null | undefined, now: Date | number): SessionStrength {
  const claimed = isRecord(session) && claim in session ? session[claim] : session;
  const factors = heldFactors(claimed);
  const groups = new Set(factors.flatMap(({ group }) => group ?? []));
  const newest = Math.max(...factors.flatMap(({ provenAt }) => provenAt ?? []));
  const methods = new Set(factors.map(({ method }) => method));
  const age = (Number(now) - newest) / 60_000;
  return {
    groups: [...groups],
    methods: [...methods],
    // The provider's clock may be a little ahead of this one. With a present that cannot be read nothing is fresh.
    freshestMinutes: Number.isNaN(age) ? Infinity : Math.max(0, age),
  };
}
