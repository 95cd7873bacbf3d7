// A file for each that a page may not need, so that it is not fetched there.
export { BackIcon } from './back-icon';
export { BrandIcon } from './brand-icon';
export { CheckIcon } from './check-icon';
export { ChevronIcon } from './chevron-icon';
export { CloseIcon } from './close-icon';
export { EyeIcon, EyeOffIcon } from './eye-icons';
export { DeleteIcon, RenameIcon } from './list-icons';
export { PasskeyIcon } from './passkey-icon';
export { PendingIcon } from './pending-icon';
export type { IconShapes } from './icon-shapes';
export { ErrorIcon, SuccessIcon } from './tone-icons';
export { WarningIcon } from './warning-icon';
export { WalletIcon } from './wallet-icon';
