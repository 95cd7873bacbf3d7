import { property } from '../host/untyped';

/** The provider's own name of an error, from the exception that the client throws. */
export const errorTypeOf = (thrown: unknown): unknown => property(thrown, 'error_type');
