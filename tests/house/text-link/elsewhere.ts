// What a text link needs outside its folder. In the product each of these is a line of the file that is named above it; here
// it is said beside the product, which sends no such link.
import type { Product } from '../../../flows/core/config/config';
import type { Outcome } from '../../../flows/core/provider/outcome';
import type { Answer, Provider } from '../../../flows/core/provider/provider';
import type { ScreenName } from '../../../flows/core/screen/screen-name';

// flows/core/config/config.ts: a member of `Product`.
const productName: string = 'textLinks';
export const textLinksProduct = productName as Exclude<Product, 'otp' | 'oauth'>;

// flows/core/screen/screen-name.ts: a member of `ScreenName`.
const screenName: string = 'TextLinkSent';
export const textLinkSentName = screenName as ScreenName;

// flows/core/provider/link-calls.ts: a call of `LinkCalls`, and with it of the port.
export interface TextLinkCalls {
  sendTextLink(request: { phoneNumber: string }): Promise<Outcome<Answer>>;
}

/** The port as it would be. */
export function withTextLinks(provider: Provider): Provider & TextLinkCalls {
  return provider as Provider & TextLinkCalls;
}
