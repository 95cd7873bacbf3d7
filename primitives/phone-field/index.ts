export { PhoneField, type PhoneCountry, type PhoneFieldProps } from './phone-field';
export { caretAfterFormat, phoneDigits, takePhone } from './phone-text';
export { type PhoneInputOptions, usePhoneInput } from './use-phone-input';
