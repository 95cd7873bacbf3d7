import { expect, test } from 'vitest';
import { declarations } from './declarations';

const end = '/** Ends it. */\ndeclare function end(): void;\n';
const client = '/** A client. */\ninterface Client {\n  end: typeof end;\n}\n';

test('a declaration that another file has does not change the record', () => {
  const together = declarations([`${client}${end}export { Client, end };\n`]);
  expect(together).toEqual([end.trim(), client.trim()]);
  expect(
    declarations([`import { n as end } from "./end.js";\n${client}export { Client };\n`, `${end}export { end as n };`]),
  ).toEqual(together);
});

test('a number after an equal name, and the order of alternatives, do not change the record', () => {
  const one = 'declare const methods: Method<"email" | "sms">;';
  expect(declarations(['declare const methods$1: Method<"sms" | "email">;'])).toEqual([one]);
});

test('a changed type, and a changed comment, change the record', () => {
  expect(declarations([end.replace('void', 'string')])).not.toEqual(declarations([end]));
  expect(declarations([end.replace('Ends', 'Starts')])).not.toEqual(declarations([end]));
});
