/** The code that shows a developer what the widget sees. It is fetched on the developer's own machine alone (B-DEV-1). */
export const loadInspection = () => import('./inspect');
