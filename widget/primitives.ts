// The primitives, for an embedder who builds another user interface. They use tokens and the texts passed to them, and depend on
// no sign-in code.
export { BackButton, type BackButtonProps } from '../primitives/back-button/back-button';
export { Badge, type BadgeProps } from '../primitives/badge/badge';
export { Banner, type BannerProps } from '../primitives/banner/banner';
export { Button, type ButtonProps } from '../primitives/button/button';
export { ButtonPair } from '../primitives/button-pair/button-pair';
export { Card, type CardProps } from '../primitives/card/card';
export { Checkbox, type CheckboxProps } from '../primitives/checkbox/checkbox';
export { CodeInput, type CodeInputProps } from '../primitives/code-input/code-input';
export { type CodeDraft, extractCode, takeCode } from '../primitives/code-input/take-code';
export { type CodeInputOptions, type CodeSelection, useCodeInput } from '../primitives/code-input/use-code-input';
export { Countdown, type CountdownProps, formatRemaining } from '../primitives/countdown/countdown';
export { CloseIcon, DialogDescriptionId, Dialog, type DialogProps } from '../primitives/dialog/dialog';
export { Disclosure, type DisclosureProps } from '../primitives/disclosure/disclosure';
export { Divider, type DividerProps } from '../primitives/divider/divider';
export { toAsciiDigits } from '../primitives/field/field-text';
export { Field, type FieldControl, type FieldFrameProps } from '../primitives/field/field';
export { readFieldText } from '../primitives/field/field-text';
export { useSecretValue } from '../primitives/secrets';
export { Form, type FormProps } from '../primitives/form/form';
export { giveFocus } from '../primitives/give-focus';
export { Heading, type HeadingProps } from '../primitives/heading/heading';
export { IconButton, type IconButtonProps } from '../primitives/icon-button/icon-button';
export { BrandIcon, type IconShapes } from '../primitives/icon/brand-icon';
export {
  BackIcon,
  CheckIcon,
  DeleteIcon,
  PasskeyIcon,
  RenameIcon,
  SuccessIcon,
  WalletIcon,
  WarningIcon,
} from '../primitives/icon/more-icons';
export { ErrorIcon } from '../primitives/icon/icons';
export { Link, type LinkProps } from '../primitives/link/link';
export { ListRow, type ListRowProps } from '../primitives/list-row/list-row';
export { LiveRegion, type LiveRegionProps } from '../primitives/live-region/live-region';
export { Logo, type LogoProps } from '../primitives/logo/logo';
export { LongList, type LongListProps } from '../primitives/long-list/long-list';
export { FieldMessage, type FieldMessageProps } from '../primitives/message/message';
export { PartHeading, type PartHeadingProps } from '../primitives/part-heading/part-heading';
export {
  EyeIcon,
  EyeOffIcon,
  PasswordField,
  type PasswordFieldProps,
} from '../primitives/password-field/password-field';
export { usePasswordField } from '../primitives/password-field/use-password-field';
export {
  ChevronIcon,
  type PhoneCountry,
  PhoneField,
  type PhoneFieldProps,
} from '../primitives/phone-field/phone-field';
export { caretAfterFormat, phoneDigits, takePhone } from '../primitives/phone-field/phone-text';
export { type PhoneInputOptions, usePhoneInput } from '../primitives/phone-field/use-phone-input';
export { Picture } from '../primitives/picture/picture';
export { QrCode } from '../primitives/qr-code/qr-code';
export {
  PendingIcon,
  RequirementList,
  type RequirementListProps,
} from '../primitives/requirement-list/requirement-list';
export { ScrollRegion, type ScrollRegionProps } from '../primitives/scroll-region/scroll-region';
export { SecretField, type SecretFieldProps } from '../primitives/secret-field/secret-field';
export { SecretText } from '../primitives/secret-text/secret-text';
export { unrecorded } from '../primitives/secrets';
export { SmallButton, type SmallButtonProps } from '../primitives/small-button/small-button';
export { Spinner, type SpinnerProps } from '../primitives/spinner/spinner';
export { Stack, type StackProps } from '../primitives/stack/stack';
export { StrengthMeter, type StrengthMeterProps } from '../primitives/strength-meter/strength-meter';
export { type TabItem, Tabs, type TabsProps } from '../primitives/tabs/tabs';
export { TextField, type TextFieldProps } from '../primitives/text-field/text-field';
export { Text, type TextProps } from '../primitives/text/text';
export { Toasts, type ToastsProps } from '../primitives/toast/toast';
export {
  addToast,
  createToastQueue,
  toastMilliseconds,
  type ToastNote,
  type ToastQueue,
} from '../primitives/toast/toast-queue';
export { VisuallyHidden, type VisuallyHiddenProps } from '../primitives/visually-hidden/visually-hidden';
export { visuallyHidden } from '../primitives/visually-hidden/visually-hidden.css';
