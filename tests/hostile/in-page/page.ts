import { startEmulatorInPage } from '../../../emulator/browser';

const { publicToken, interception } = await startEmulatorInPage();
document.documentElement.dataset['token'] = publicToken;
document.title = `Answered by ${interception.kind}`;
