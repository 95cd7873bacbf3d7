import { lazy } from '../core/lazy/lazy';
import { lazyExport } from '../core/lazy/lazy-export';
import { failureViews } from '../core/request/failure.lazy';

/** The actions that follow the question. */
export const lateActions = lazy('consent actions', () => import('./late-actions'));

/** The views beyond the usual question. */
export const lateViews = lazy('consent views', () => import('./late-views'));

/** The code of those views. */
export type LateViews = NonNullable<ReturnType<typeof lateViews.value>>;

/** The permission that opens, apart from the other views: every usual question has one, soon after the first paint. */
export const expandablePermission = lazyExport(
  'expandable permission',
  () => import('./permissions/expandable-permission'),
  'ExpandablePermission',
);

/** The views of a request by an agent, without which its question is not shown. */
export const agentViews = lazy('agent views', () => import('./agent/agent-views'));

/** The code that a first press leads to. */
export const identityProviderPrefetch = [lateActions, lateViews, failureViews];
