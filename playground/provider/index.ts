export type { Answer, Delivery } from './delivery';
export { type OperationName, operationNames } from './operation-names';
export { createProvider, type LocalProvider, type ProviderOptions } from './provider';
