export { connectedAppList, followPersonAtom } from './connected-apps.actions';
export { type ConnectedAppsFlowOptions, consentManifestAtom } from './connected-apps.atoms';
export { ConnectedApps } from './connected-apps.screen';
