// One file for those that most hosts offer: five small ones would cost a page more than what it does not need of one.
export { mark as apple } from './apple';
export { mark as facebook } from './facebook';
export { mark as github } from './github';
export { mark as google } from './google';
export { mark as microsoft } from './microsoft';
