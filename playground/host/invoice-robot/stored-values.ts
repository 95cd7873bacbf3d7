import { tabStorage } from '../client/tab-storage';

/** The secrets of a pending request to the authorization server, which its answer must match. */
export interface PendingRequest {
  verifier: string;
  state: string;
  nonce: string;
  /** The requested scopes, separated by spaces. */
  requestedScopes: string;
}

/** The tokens that the application was given. */
export interface Tokens {
  accessToken: string;
  idToken: string;
  /** The granted scopes, separated by spaces. */
  grantedScopes: string;
  requestedScopes: string;
  subject: string;
}

interface StoredValues {
  pendingRequest: PendingRequest;
  tokens: Tokens;
  /** The `state` of a requested log-out. */
  logOutState: string;
}

/** Stores a value until the tab is closed. Without storage it is lost. */
export function storeValue<Name extends keyof StoredValues>(name: Name, value: StoredValues[Name]): void {
  tabStorage()?.setItem(keyOf(name), JSON.stringify(value));
}

/** Reads a stored value; undefined if there is none. */
export function readValue<Name extends keyof StoredValues>(name: Name): StoredValues[Name] | undefined {
  const text = tabStorage()?.getItem(keyOf(name));
  return typeof text === 'string' ? (JSON.parse(text) as StoredValues[Name]) : undefined;
}

/** Removes a stored value, for example one that is valid once. */
export function removeValue(name: keyof StoredValues): void {
  tabStorage()?.removeItem(keyOf(name));
}

const keyOf = (name: keyof StoredValues) => `invoice-robot-${name}`;
