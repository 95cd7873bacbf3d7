export { MainScreen } from './main.screen';
