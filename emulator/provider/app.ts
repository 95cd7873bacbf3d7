import { Hono } from 'hono';
import { RefusedCaller } from './control/refuse-caller';
import { controlRoutes } from './control/routes';
import { ControlError } from './control/control-error';
import { answerControl } from './control/control-route';
import { failure } from './envelope';
import { ApiError } from './errors';
import type { ExchangeEnv } from './exchange';
import { describeCall } from './observed-call';
import { continueOAuth } from './oauth/continue';
import { issueCredential, standIns } from './oauth/stand-ins';
import { observe } from './observe';
import { outboxPage, outboxScript } from './outbox-page';
import { routes } from './operations/routes';
import { startPage } from './start-page';

/** Every route of the provider on Web-standard requests and responses. */
export function createApp(): Hono<ExchangeEnv> {
  const app = new Hono<ExchangeEnv>();
  app.get('/healthz', (context) => context.text('ok'));
  app.get('/', startPage);
  app.get('/outbox', outboxPage);
  app.get('/outbox.js', outboxScript);
  for (const route of controlRoutes)
    app.on(route.method, `/control${route.path}`, (context) => answerControl(route, context));
  for (const route of routes)
    app.on(route.method, route.path, observe(route.operation), (context) => route.answer(context));

  app.post('/oauth/continue', async (context) => {
    context.env.project.requestLog.add('page', await describeCall(context));
    return continueOAuth(context);
  });
  for (const [path, answer] of Object.entries(standIns)) app.get(path, answer);
  app.post('/google-stand-in/credential', issueCredential);

  app.notFound(async (context) => {
    const { path } = context.req;
    if (path.startsWith('/control/'))
      return controlFailure(ControlError.unknownRoute(context.req.method, path, knownControlCalls));
    if (path.startsWith('/sdk/') || path.startsWith('/v1/'))
      context.env.project.requestLog.add('unknown', await describeCall(context));
    return failure(new ApiError('route_not_found', `No operation answers ${context.req.method} ${path}.`));
  });

  app.onError((error, context) => {
    if (error instanceof ControlError) return controlFailure(error);
    if (error instanceof ApiError) return failure(error);
    console.error(`The local provider failed on ${context.req.method} ${context.req.path}.`, error);
    return failure(new ApiError('internal_server_error'));
  });
  return app;
}

const knownControlCalls = controlRoutes.map(({ method, path }) => `${method} /control${path}`);
const controlFailure = (error: ControlError) =>
  Response.json(error.problem, { status: error instanceof RefusedCaller ? error.status : 400 });
