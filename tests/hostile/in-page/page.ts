import { startEmulatorInPage } from '../../../emulator/browser';

const { publicToken, way } = await startEmulatorInPage();
document.documentElement.dataset['token'] = publicToken;
document.title = `Answered by ${way.kind}`;
