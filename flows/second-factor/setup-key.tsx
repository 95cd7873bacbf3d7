import { useAtomValue, useSetAtom } from 'jotai/react';
import { Button } from '../../primitives/button/button';
import { Link } from '../../primitives/link/link';
import { QrCode } from '../../primitives/qr-code/qr-code';
import { SecretText } from '../../primitives/secret-text/secret-text';
import { Stack } from '../../primitives/stack/stack';
import { justCopiedAtom } from '../core/copy/copy.atoms';
import { copyMessages } from '../core/words/late.messages';
import { bootstrapAtom } from '../core/provider/bootstrap.atoms';
import { providerAtom } from '../core/provider/provider.atoms';
import { useWords } from '../core/words/use-words';
import { copyKeyAtom } from './export-codes.actions';
import { isPhoneAtom } from './second-factor.atoms';
import { secondFactorMessages } from './second-factor.messages';
import { keyLabel } from './setup-key.css';
import { setupSecretAtom } from './setup.actions';

/** An account in an authenticator app. */
export interface AppAccount {
  /** In base32 (RFC 4648). */
  secret: string;
  /** The name of the project; where it has none, the page's host name. */
  issuer: string;
  /** The user's address or number. */
  account: string;
}

/**
 * The `otpauth:` address of an account, which apps read from a QR code or a link. All other parameters have their
 * defaults.
 */
export function otpauthAddress({ secret, issuer, account }: AppAccount): string {
  const [from, to] = [issuer, account].map((part) => encodeURIComponent(part.replaceAll(':', ' ')));
  return `otpauth://totp/${from}:${to}?secret=${encodeURIComponent(secret)}&issuer=${from}`;
}

/** The key of an account for an authenticator app: as a picture for another device, as letters, and as a link for this one. */
export function SetupKey() {
  const say = useWords(secondFactorMessages);
  const sayCopied = useWords(copyMessages);
  const secret = useAtomValue(setupSecretAtom);
  const { projectName } = useAtomValue(bootstrapAtom);
  const account = useAtomValue(providerAtom).person()?.account;
  const isPhone = useAtomValue(isPhoneAtom);
  const copy = useSetAtom(copyKeyAtom);
  const isCopied = useAtomValue(justCopiedAtom) === 'key';
  const issuer = projectName ?? location.hostname;
  const address = otpauthAddress({ secret, issuer, account: account ?? issuer });
  const link = <Link href={address}>{say('secondFactor.openApp')}</Link>;
  return (
    <Stack gap="item">
      {isPhone && link}
      <QrCode text={address} label={say('secondFactor.qrCode')} />
      <Stack gap="label">
        <span className={keyLabel}>{say('secondFactor.setupKey')}</span>
        <SecretText>{groupsOf(secret).join(' ')}</SecretText>
      </Stack>
      <Button rank="secondary" onClick={() => void copy()}>
        {isCopied ? sayCopied('copy.copied') : say('secondFactor.copy')}
      </Button>
      {!isPhone && link}
    </Stack>
  );
}

const groupsOf = (secret: string) => secret.match(/.{1,4}/g) ?? [];
