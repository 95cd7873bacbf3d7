import type { Theme } from 'vitepress';
import DefaultTheme from 'vitepress/theme';
import LiveLogin from './LiveLogin.vue';
import SiteLayout from './SiteLayout.vue';
import './site.css';

export default {
  extends: DefaultTheme,
  Layout: SiteLayout,
  enhanceApp({ app }) {
    app.component('LiveLogin', LiveLogin);
  },
} satisfies Theme;
