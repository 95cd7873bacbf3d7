export { type ClientOptions, clientOptions, defaultPublicToken, type EmulatorOfPage } from './client';
export { type Control, connectToEmulator } from './control/control';
export type { OutboxControl, WaitOptions } from './control/outbox-control';
export type {
  Application,
  ConnectedApp,
  CreatedUser,
  FactorName,
  ImpersonationToken,
  NewApplication,
  NewFault,
  NewUser,
  Seed,
  Settings,
  TotpCode,
} from './control/types';
export { type Emulator, type EmulatorOptions, startEmulator } from './node/start-emulator';
export { ControlError, type ControlProblem } from './provider/control/control-error';
export type { EmulatorState } from './provider/memory/state';
export type { OperationName } from './provider/operation-names';
export type { Message, MessageLink } from './provider/outbox';
export type { LoggedOperation, LoggedRequest } from './provider/request-log';
export type { User } from './provider/user';
