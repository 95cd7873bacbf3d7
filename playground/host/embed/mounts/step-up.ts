export { mountStepUp as mount } from '../../../../widget/mounts/step-up';
