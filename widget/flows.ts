// The flows without the user interface, and `connect` for a client.
export * from '../flows';
export { connect, type Connected, type ConnectOptions } from './lifecycle/connect';
