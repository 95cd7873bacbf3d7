export { ContinueWithLink } from './continue-with-link';
export { followedLinkMessages } from './followed-link.messages';
