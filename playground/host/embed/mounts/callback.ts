export { mountCallback as mount } from '../../../../widget/mounts/callback';
