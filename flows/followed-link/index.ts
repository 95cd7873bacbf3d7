export { AskAboutLink } from './followed-link';
export { ContinueWithLink } from './followed-link';
export { followedLinkMessages } from './followed-link.messages';
export { isSignedIn } from './is-signed-in';
