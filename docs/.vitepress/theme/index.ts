import type { Theme } from 'vitepress';
import DefaultTheme from 'vitepress/theme';
import LiveLogin from './LiveLogin.vue';
import './site.css';

export default {
  extends: DefaultTheme,
  enhanceApp({ app }) {
    app.component('LiveLogin', LiveLogin);
  },
} satisfies Theme;
