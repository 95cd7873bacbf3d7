import { advanceClock } from './clock';
import { registerClient } from './clients';
import type { ControlRoute } from './control-route';
import { clearFaults, queueFault } from './faults';
import { listMessages } from './messages';
import { patchProject } from './project';
import { clearRequests, listRequests } from './requests';
import { resetProject } from './reset';
import { scanMail } from './scan';
import { createUser } from './users';

/** The control interface. */
export const controlRoutes: readonly ControlRoute[] = [
  resetProject,
  patchProject,
  createUser,
  listMessages,
  scanMail,
  registerClient,
  queueFault,
  clearFaults,
  listRequests,
  clearRequests,
  advanceClock,
];
