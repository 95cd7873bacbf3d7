import type { ResolvedConfig } from '../../flows/core/config/config.atoms';

/** Tells whether one e-mail field would send two kinds of mail. */
export function hasTwoMails({ products, otp }: ResolvedConfig): boolean {
  return products.has('emailMagicLinks') && products.has('otp') && otp.methods.includes('email');
}
