export { startOAuth } from './oauth.start';
export { SocialOptions } from './social-options';
