export { mountPasswordReset as mount } from '../../../../widget/mount-password-reset';
