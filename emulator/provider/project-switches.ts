import { ApiError } from './errors';
import type { OperationName } from './operation-names';
import type { Project } from './project';

/** Refuses an operation that is off in the project. */
export function refuseDisabled({ settings }: Project, operation: OperationName): void {
  if (settings.policy.disabled_operations.includes(operation)) {
    throw new ApiError('endpoint_not_authorized_for_sdk', `The operation ${operation} is off in this project.`);
  }
}

/** Refuses a page whose origin, as the client reports it, is not authorized in the project. */
export function refuseOtherDomains({ settings }: Project, headers: Headers): void {
  const { authorized_domains } = settings.policy;
  const page = headers.get('x-sdk-parent-host') ?? '';
  if (authorized_domains && !authorized_domains.includes(page)) {
    throw new ApiError('bad_domain_for_stytch_sdk', `The page "${page}" is not authorized in this project.`);
  }
}
