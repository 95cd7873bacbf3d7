import { lazy } from '../core/lazy/lazy';

/** The permissions of an application, for who opens them. */
export const grantedPermissions = lazy(
  'permissions of an application',
  async () => (await import('./granted-permissions')).GrantedPermissions,
);
