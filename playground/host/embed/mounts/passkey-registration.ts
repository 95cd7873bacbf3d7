export { mountPasskeyRegistration as mount } from '../../../../widget/mount-passkey-registration';
