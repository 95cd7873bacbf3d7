export { mountPasskeyRegistration as mount } from '../../../../widget';
