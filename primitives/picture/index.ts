export { Picture } from './picture';
