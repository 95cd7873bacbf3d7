export { mountLogin as mount } from '../../../../widget';
