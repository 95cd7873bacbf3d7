import type * as t from '@babel/types';

/**
 * The reason why a file is left as it is: after a partial migration it would not compile.
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
