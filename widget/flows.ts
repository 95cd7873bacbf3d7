// What the widget does, without its face, and the way to connect it with a client.
export * from '../flows';
export { connect, type Connected, type ConnectOptions } from './lifecycle/connect';
