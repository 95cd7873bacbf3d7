export { AskAboutLink, ContinueWithLink } from './followed-link';
export { followedLinkMessages } from './followed-link.messages';
export { signedInCheck } from './is-signed-in';
