export { mountConnectedApps as mount } from '../../../../widget/mounts/connected-apps';
