import { createGlobalTheme } from '@vanilla-extract/css';
import { vars } from './contract.css';
import { defaultTheme } from './default-theme';

// Our root in the page, or the host of our shadow root: without specificity, so that one class of the host's wins.
createGlobalTheme(':where(.vestibule), :host', vars, defaultTheme);
