export { mountPasswordReset as mount } from '../../../../widget';
