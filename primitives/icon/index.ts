export {
  BackIcon,
  CheckIcon,
  ChevronIcon,
  ErrorIcon,
  EyeIcon,
  EyeOffIcon,
  PendingIcon,
  SuccessIcon,
  WarningIcon,
} from './icon';
