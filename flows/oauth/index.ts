export { SocialOptions } from './social-options';
