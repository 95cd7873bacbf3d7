import { ApiError } from '../errors';
import { sdkRoute } from '../sdk-route';
import { shownBootstrap } from '../shown-settings';

/** The data that the client must have before it renders anything. */
export const bootstrap = sdkRoute('bootstrap', 'GET', '/projects/bootstrap/:public_token', ({ project, params }) => {
  if (params['public_token'] !== project.publicToken) throw new ApiError('unauthorized_credentials');
  return shownBootstrap(project.settings);
});
