import { cryptoScreens } from './crypto-screens';
import { passkeyScreens } from './passkey-screens';
import { passwordScreens } from './password-screens';
import type { ScreenTable } from './screens';

/** The screens that not every sign-in comes to. */
export const otherScreens: ScreenTable = { ...cryptoScreens, ...passkeyScreens, ...passwordScreens };
