export { Login } from './login';
export type { WidgetOptions as LoginProps } from '../options';
