import type { ElementProps } from '../ssr/ssr-props';
import { type ConnectedAppsOptions, connectedAppsDefinition } from '../mounts/connected-apps';
import { WidgetElement } from './widget-element';

/** The props of `<ConnectedApps>`. */
export type ConnectedAppsProps = ConnectedAppsOptions & ElementProps;

/** The applications with access to a user's account as a React element; its props are the options of `mountConnectedApps`. */
export function ConnectedApps(props: ConnectedAppsProps) {
  return <WidgetElement definition={connectedAppsDefinition} options={props} />;
}
