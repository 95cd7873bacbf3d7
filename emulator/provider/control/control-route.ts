import type { ExchangeContext } from '../exchange';
import { Fields, isRecord } from '../fields';
import type { EmulatorState } from '../memory/state';
import { controlLevels, parseJSON } from '../parse-json';
import type { Project } from '../project';
import { refuseOtherPages, refuseOtherTypes } from './refuse-caller';
import { ControlError } from './control-error';
import { flat, refuseUnknown, type Shape } from './known-members';

/** A parsed call of the control interface. */
export interface ControlCall {
  readonly project: Project;
  readonly reset: () => void;
  readonly read: (state: unknown) => void;
  readonly write: () => EmulatorState;
  readonly body: Fields;
  readonly query: Record<string, string>;
}

/** A call of the control interface: an address under `/control` and its response, as JSON. */
export interface ControlRoute {
  readonly method: 'GET' | 'POST' | 'PATCH' | 'DELETE';
  readonly path: string;
  /** The members that its body may have. Any other is refused, because it would silently have no effect. */
  readonly accepts: readonly string[];
  /** The members that the members of its body may have, in the same way; absent where they have none, or any. */
  readonly acceptsWithin?: Shape;
  answer(call: ControlCall): unknown;
}

/** Performs a control call, if Node or the configured application makes it. */
export async function answerControl(route: ControlRoute, { req, env }: ExchangeContext): Promise<Response> {
  const { project, reset, read, write } = env;
  const { headers } = req.raw;
  refuseOtherPages(headers, project.hostOrigin);
  const text = await req.text();
  refuseOtherTypes(headers.get('content-type'), text);
  const body = readBody(text);
  return Response.json(await perform(route, { project, reset, read, write, body, query: req.query() }));
}

/** Performs a parsed call. */
export async function perform(route: ControlRoute, call: ControlCall): Promise<unknown> {
  refuseUnknown(call.body.values, { ...flat(...route.accepts), ...route.acceptsWithin });
  return route.answer(call);
}

function readBody(text: string): Fields {
  const value = text === '' ? {} : parseJSON(text, controlLevels);
  if (isRecord(value)) return new Fields(value, ControlError.field);
  throw new ControlError({
    what: 'The body is not a JSON object.',
    why: `Every control call is described by a JSON object, at most ${controlLevels} levels deep.`,
    fix: 'Send an object, such as {}.',
  });
}
