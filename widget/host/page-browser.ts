import type { Browser } from '../../flows/core/host/browser.atoms';

/** The browser of this page. */
export const pageBrowser: Browser = {
  leave: (address, { isSpent }) => (isSpent ? location.replace(address) : location.assign(address)),
  back: () => history.back(),
  canGoBack: () => history.length > 1,
  show: (element) => element.scrollIntoView({ block: 'nearest' }),
};
