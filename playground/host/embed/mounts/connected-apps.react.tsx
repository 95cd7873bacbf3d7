import { ConnectedApps } from '../../../../widget/react/connected-apps';
import { reactMount } from '../react-mount';

/** `<ConnectedApps>`, mounted as an application with a React tree of its own would. */
export const mount = reactMount(ConnectedApps);
