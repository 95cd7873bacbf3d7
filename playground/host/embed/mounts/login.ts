export { mountLogin as mount } from '../../../../widget/mount-login';
