export { inAppNotice } from './in-app-notice.lazy';
