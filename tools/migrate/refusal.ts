import type * as t from '@babel/types';

/**
 * A file that cannot be migrated completely, so that it is unchanged: a partial migration compiles no better than none.
 */
export class Refusal extends Error {
  override readonly name = 'Refusal';
  readonly line: number;

  /** @param place the node, or the number of the line; undefined where it is about the whole file */
  constructor(place: t.Node | number | undefined, message: string) {
    super(message);
    this.line = (typeof place === 'number' ? place : place?.loc?.start.line) ?? 1;
  }
}
