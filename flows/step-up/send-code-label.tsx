import type { OtpChannel } from '../core/config/config';
import { maskedAddress, maskedNumber } from '../core/words/masked';
import { UntrustedText } from '../core/words/untrusted-text';
import { useRichWords } from '../core/words/use-words';
import { stepUpMessages } from './step-up.messages';

const messageIds = { email: 'stepUp.emailCode', sms: 'stepUp.textCode', whatsapp: 'stepUp.whatsAppCode' } as const;

/** A destination of codes. */
export interface CodeDestination {
  channel: OtpChannel;
  /** The e-mail address, or the phone number in E.164. */
  destination: string;
}

/** The label of the button that sends a code, with the destination masked: 'Text a code to {masked}'. */
export function SendCodeLabel(to: CodeDestination) {
  const sayRich = useRichWords(stepUpMessages);
  return <>{sayRich(messageIds[to.channel], { masked: <UntrustedText>{maskedDestination(to)}</UntrustedText> })}</>;
}

/** An address or a number, masked so that its owner recognizes it. */
export function maskedDestination({ channel, destination }: CodeDestination): string {
  return channel === 'email' ? maskedAddress(destination) : maskedNumber(destination);
}
