import type * as t from '@babel/types';

/**
 * A file that cannot be migrated completely, so that it is unchanged: a partial migration compiles no better than none.
 */
export class Refusal extends Error {
  override readonly name = 'Refusal';
  readonly line: number;

  constructor(node: t.Node | undefined, message: string) {
    super(message);
    this.line = node?.loc?.start.line ?? 1;
  }
}
