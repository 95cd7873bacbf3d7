export { mountPasswordReset as mount } from '../../../../widget/mounts/password-reset';
