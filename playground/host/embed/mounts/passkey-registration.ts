export { mountPasskeyRegistration as mount } from '../../../../widget/mounts/passkey-registration';
