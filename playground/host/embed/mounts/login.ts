export { mountLogin as mount } from '../../../../widget/mounts/login';
