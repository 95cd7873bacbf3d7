import { isGoogle, isOAuthProviderType, type OAuthProviderType, type OtpChannel } from '../core/config/config';
import type { FactorGroup, OwnFactors } from '../core/provider/step-up-calls';

/** A method by which the user can confirm who they are. */
export type StepUpMethod =
  | { kind: 'passkey' }
  | { kind: 'app' }
  | { kind: 'code'; channel: OtpChannel; destination: string }
  | { kind: 'social'; type: OAuthProviderType }
  | { kind: 'password'; email: string };

/** The key of a method in a list: its kind, and the provider, channel or address that it is for. */
export function keyOf(method: StepUpMethod): string {
  return Object.values(method).join(' ');
}

/** The environment of a step-up: what this browser and this project can do. */
export interface MethodEnvironment {
  canUsePasskey: boolean;
  /** The channels that the host has configured for passcodes. */
  channels: readonly OtpChannel[];
  /** An application's own browser, which Google refuses. */
  isInApp: boolean;
}

/** The groups of which a session holds a factor. */
export function heldGroups({ held }: OwnFactors): ReadonlySet<FactorGroup> {
  return new Set(held.flatMap(({ group }) => group ?? []));
}

/**
 * The methods that remain, best first. If the session lacks a required group, only those of such groups; else all,
 * because each makes the session fresh.
 */
export function methodsOf(
  own: OwnFactors,
  isGroupWanted: boolean,
  { canUsePasskey, channels, isInApp }: MethodEnvironment,
): StepUpMethod[] {
  const held = heldGroups(own);
  const isOpen = (group: FactorGroup) => !isGroupWanted || !held.has(group);
  const byPhone = (['sms', 'whatsapp'] as const).filter((channel) => channels.includes(channel));
  const code = (channel: OtpChannel, destination: string): StepUpMethod => ({ kind: 'code', channel, destination });
  const [email] = own.emails;
  const socials = own.socials.filter(isOAuthProviderType).filter((type) => !(isInApp && isGoogle(type)));
  return [
    ...(isOpen('device') && own.hasPasskey && canUsePasskey ? [{ kind: 'passkey' } as const] : []),
    ...(isOpen('device') && own.hasAuthenticatorApp ? [{ kind: 'app' } as const] : []),
    ...(isOpen('email') ? own.emails.map((address) => code('email', address)) : []),
    // A host that sends passcodes by e-mail alone has configured no phone channel. Text messages reach every phone.
    ...(byPhone.length > 0 ? byPhone : (['sms'] as const)).flatMap((channel) =>
      isOpen('phone') ? own.phones.map((number) => code(channel, number)) : [],
    ),
    // A social account counts as an e-mail address.
    ...(isOpen('email') ? socials.map((type): StepUpMethod => ({ kind: 'social', type })) : []),
    ...(!isGroupWanted && own.hasPassword && email ? [{ kind: 'password', email } as const] : []),
  ];
}
