// The widget without its user interface: the port, the state and its actions, for an embedder who builds another one.
export type { Action } from './core/request/action';
export type { ActionState, AnyAction } from './core/request/action-state';
export { ActionStatus, type ActionStatusProps } from './core/request/action-status';
export type { Config, OAuthProviderConfig, OAuthProviderType, OneTapPosition, Product } from './core/config/config';
export type { EventType, FlowEvent } from './core/host/events';
export { configInputAtom, type Host, hostAtom, mountSignalAtom } from './core/host/host.atoms';
export { type Browser, browserAtom } from './core/host/browser.atoms';
export { goBackAtom, goToAtom, screenAtom } from './core/screen/screen.atoms';
export { answeredAddress, safeAddress } from './core/host/safe-address';
export type { ScreenName } from './core/screen/screen-name';
export type { Bootstrap } from './core/provider/bootstrap';
export type * from './core/provider/connected-app-calls';
export type * from './core/provider/identity-provider-calls';
export type * from './core/provider/link-calls';
export type * from './core/provider/passcode-calls';
export { type ErrorType, fieldOfError, type ProviderError } from './core/provider/errors';
export type * from './core/provider/oauth-calls';
export { failed, type Outcome, succeeded } from './core/provider/outcome';
export type * from './core/provider/passkey-calls';
export type * from './core/provider/password-calls';
export type { SignedIn } from './core/provider/person';
export { signedInAtom } from './core/provider/person.atoms';
export { bootstrapAtom, loadBootstrapAtom } from './core/provider/bootstrap.atoms';
export { providerAtom } from './core/provider/provider.atoms';
export type * from './core/provider/second-factor-calls';
export type * from './core/provider/provider';
export type * from './core/provider/step-up-calls';
export type * from './core/provider/wallet-calls';
export { WidgetError } from './core/provider/widget-error';
export { sayAtom, stringsAtom } from './core/words/words.atoms';
export type { Arrival } from './callback/arrival';
export { acceptLinkAtom, beginCallbackAtom, logInByLinkAtom, cancelLinkAtom } from './callback/callback.actions';
export { type CallbackProblem, callbackProblemAtom, followedLinkAtom } from './callback/callback.atoms';
export { confirmLinkSignInAtom, stayLoggedInAtom } from './callback/leave.actions';
export type { FollowedLink, SpentLink } from './callback/link';
export { signInWithWalletAtom } from './crypto/crypto.actions';
export { type CryptoState, cryptoStateAtom } from './crypto/crypto.atoms';
export { mainWalletsAtom, otherWalletsAtom, walletsAtom } from './crypto/wallets.atoms';
export { submitAuthorization } from './identity-provider/consent/decision.actions';
export {
  beginIdentityProviderAtom,
  decideAtom,
  identityProviderStateAtom,
  isDecidingAtom,
} from './identity-provider/identity-provider.actions';
export type { IdentityProviderState } from './identity-provider/identity-provider.atoms';
export { consentOptionsAtom, consentPageAtom } from './identity-provider/consent-options.atoms';
export { confirmLogoutAtom, declineLogoutAtom } from './identity-provider/logout/logout.actions';
export { magicLinkAtom, sendMagicLink, tryAnotherLinkAtom } from './magic-link/magic-link.actions';
export { chooseProviderAtom, leavingForAtom, startOAuth } from './oauth/oauth.actions';
export { typeCodeAtom, verifyOtp } from './otp/otp.actions';
export { resendOtp } from './otp/otp-resend.atoms';
export { codeAtom, otpAtom } from './otp/otp.atoms';
export { sendOtp } from './otp/send-otp.actions';
export { finishPasskeysAtom, registerPasskey, skipPasskeyAtom } from './passkey/passkey-registration.actions';
export { authenticatePasskey } from './passkey/passkey-sign-in.actions';
export { deletePasskeyAtom, renamePasskeyAtom } from './passkey/passkey-changes.actions';
export { passkeyList, type Passkeys } from './passkey/passkey-list.actions';
export { createPassword, loginWithPassword, resendReset, resetToForgot } from './password/password.actions';
export { passwordAtom } from './password/password.atoms';
export { searchUser } from './password/search-user.actions';
export { type PasswordUser, passwordUserAtom } from './password/password-user.atoms';
export { typeNewPasswordAtom } from './password/strength.actions';
export { type Strength, strengthAtom } from './password/strength.atoms';
export {
  acceptLoginLinkAtom,
  startLoginLinkAtom,
  resetPassword,
  declineLoginLinkAtom,
} from './password-reset/password-reset.actions';
export { type LinkHold, linkHoldAtom, type ResetToken, resetTokenAtom } from './password-reset/password-reset.atoms';
