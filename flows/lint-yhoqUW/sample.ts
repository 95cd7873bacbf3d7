import { sample } from '../otp/otp.atoms';

export const one = sample;
