import type { Context } from 'hono';

/** A request as it was received, for the log and to distinguish a browser's retry from a new call. */
export interface ObservedCall {
  readonly method: string;
  readonly path: string;
  readonly query: Record<string, string>;
  readonly headers: Record<string, string>;
  /** The body as text; empty when there was none. */
  readonly text: string;
}

/** Reads a request without consuming its body. */
export async function describeCall({ req }: Pick<Context, 'req'>): Promise<ObservedCall> {
  return { method: req.method, path: req.path, query: req.query(), headers: req.header(), text: await req.text() };
}
