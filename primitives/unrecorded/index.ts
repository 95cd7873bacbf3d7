export { unrecorded } from './unrecorded';
