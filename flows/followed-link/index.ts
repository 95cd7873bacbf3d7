export { AskAboutLink, ContinueWithLink } from './followed-link';
export { followedLinkMessages } from './followed-link.messages';
export { isSignedIn } from './is-signed-in';
