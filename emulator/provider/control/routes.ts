import { advanceClock } from './clock';
import { listClients, registerClient } from './clients';
import type { ControlRoute } from './control-route';
import { clearFaults, queueFault } from './faults';
import { impersonateUser } from './impersonation';
import { listMessages } from './messages';
import { patchProject } from './project';
import { clearRequests, listRequests } from './requests';
import { resetProject } from './reset';
import { scanMail } from './scan';
import { plantSeed } from './seed';
import { readProject, writeProject } from './state';
import { readTotpCode } from './totp';
import { createUser, listUsers } from './users';

/** The control interface. */
export const controlRoutes: readonly ControlRoute[] = [
  resetProject,
  patchProject,
  createUser,
  listUsers,
  impersonateUser,
  readTotpCode,
  plantSeed,
  writeProject,
  readProject,
  listMessages,
  scanMail,
  registerClient,
  listClients,
  queueFault,
  clearFaults,
  listRequests,
  clearRequests,
  advanceClock,
];
