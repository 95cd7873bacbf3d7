export { AskAboutLink } from './ask-about-link';
export { ContinueWithLink } from './continue-with-link';
export { followedLinkMessages } from './followed-link.messages';
export { isSignedIn } from './is-signed-in';
