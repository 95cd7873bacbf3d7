import { commonUserAgents } from '../../flows/core/testing/common-user-agents.ts';
import { inAppUserAgents } from '../../flows/core/testing/user-agents.ts';
import { code, markdownTable } from './markdown-table.ts';

/** A table of the applications whose in-app browsers are recognized, each user agent with its source. */
export function inAppBrowserTable(): string {
  const rows = Object.entries(inAppUserAgents).flatMap(([app, agents]) =>
    agents.map(({ userAgent, source }) => [app, code(userAgent), source.replaceAll(/[<>]/g, String.raw`\$&`)]),
  );
  return markdownTable(['application', 'user agent', 'source'], rows);
}

/** A table of common browsers, none of which is recognized as an in-app browser. */
export function commonBrowserTable(): string {
  return markdownTable(
    ['user agent'],
    commonUserAgents.map((userAgent) => [code(userAgent)]),
  );
}
