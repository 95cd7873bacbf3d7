/** The press of 'Resend code', for the tests of flows that ask for a passcode. */
export { resendAgainAtom } from '../otp-resend.atoms';
