import { isRecord } from './fields';

/** The types of redirect URLs: for users who log in, for new users, and for a new password. */
export const redirectTypes = ['login', 'signup', 'reset_password'] as const;

export type RedirectType = (typeof redirectTypes)[number];

/** A redirect URL of the project. */
export interface RedirectURL {
  /** The address, compared character for character. */
  url: string;
  /** Its uses: `login`, `signup` and `reset_password`. Default: all of them. */
  types?: readonly RedirectType[];
  /** True for the address of calls that name none. Default: false. */
  default?: boolean;
}

/** Tells whether a value is a redirect URL: an address alone, or with its types. */
export const isRedirectURL = (value: unknown): value is string | RedirectURL =>
  typeof value === 'string' ||
  (isRecord(value) &&
    typeof value['url'] === 'string' &&
    (value['types'] === undefined || isTypes(value['types'])) &&
    (value['default'] === undefined || typeof value['default'] === 'boolean'));

const isTypes = (value: unknown) =>
  Array.isArray(value) && value.every((type) => redirectTypes.some((known) => known === type));

/** The redirect URLs of a type. An address alone is of every type, and can be its default. */
export const redirectsOfType = (
  listed: readonly (string | RedirectURL)[],
  wanted: RedirectType,
): readonly Required<RedirectURL>[] =>
  listed
    .map((one) => (typeof one === 'string' ? { url: one, default: true } : one))
    .map(({ url, types = redirectTypes, default: isDefault = false }) => ({ url, types, default: isDefault }))
    .filter(({ types }) => types.includes(wanted));
