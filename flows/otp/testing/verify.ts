/** The check of a passcode, for the tests of flows that ask for one. */
export { verifyOtp } from '../otp.actions';
