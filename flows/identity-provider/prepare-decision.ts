import { atom } from 'jotai/vanilla';
import { fetchCode } from '../core/lazy/fetch-code';
import type { Authorization } from '../core/provider/consent-calls';
import { bootstrapArrivalAtom } from '../core/provider/provider.atoms';
import type { customScopeWordsAtom } from './custom-scope-words';
import type { hostSectionsAtom } from './host-sections';
import { cleanName } from './foreign-name';
import { consentOptionsAtom } from './identity-provider.options';
import { accountNoticePart, clientLogoPart, customConsentPart, fetchDecisionParts, manyPart } from './later-parts';
import type { namelessTitle } from './nameless-title';
import { isKnownScope } from './scopes';

/** More than this many permissions stand in a place of their own that scrolls, so that the answers stay in reach. */
export const many = 6;

/** How long the project's name, which is part of the question, is waited for, in milliseconds. */
const longestWait = 1_000;

/** What some decisions are read with; without it they are drawn in our own words. */
interface Readers {
  /** Reads a host's words for what is asked. */
  hostSectionsAtom?: typeof hostSectionsAtom;
  /** Finds words for custom scopes. */
  customScopeWordsAtom?: typeof customScopeWordsAtom;
  /** Asks for a client that has no name. */
  namelessTitle?: typeof namelessTitle;
}

/** What has been fetched of it. */
export const readersAtom = atom<Readers>({});

/** Fetches what this decision is drawn with, before it is drawn, so that nothing shifts under a hand. */
export const prepareDecisionAtom = atom(
  null,
  async (get, set, { client, scopes }: Authorization, hasChanged: boolean) => {
    const { consentManifest, renderConsent } = get(consentOptionsAtom);
    const hasManifest = consentManifest !== undefined;
    const isCustom = scopes.some(({ scope }) => !isKnownScope(scope));
    const [code] = await Promise.all([
      (hasManifest || isCustom || !cleanName(client.name)) && fetchCode(fetchDecisionParts),
      renderConsent && customConsentPart.load(),
      client.logoURL && clientLogoPart.load(),
      hasChanged && accountNoticePart.load(),
      (hasManifest || scopes.length > many) && manyPart.load(),
      Promise.race([get(bootstrapArrivalAtom), new Promise((resolve) => setTimeout(resolve, longestWait))]),
    ]);
    if (code && code.ok) set(readersAtom, code.value);
  },
);
