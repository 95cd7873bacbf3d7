export { nextTab } from './next-tab';
export { Tabs, type TabsProps } from './tabs';
