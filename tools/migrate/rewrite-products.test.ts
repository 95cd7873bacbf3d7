import { expect, test } from 'vitest';
import { migrate } from './migrate';

const imported = "import { Products } from '@stytch/vanilla-js';\n";
const migrated = (code: string, name: string) => migrate(imported + code, name).text.trim();

test.each([
  ['a constant without a type', 'const a = { products: [Products.otp] };', "{ products: ['otp' as const] }"],
  [
    'what a function gives a constant without a type',
    'const a = useMemo(() => ({ products: [Products.otp] }), []);',
    "['otp' as const]",
  ],
  [
    'a constant without a type in a component that has one',
    'const App: FC = () => { const a = [Products.otp]; return a; };',
    "['otp' as const]",
  ],
  ['a constant with a type', 'const a: Config = { products: [Products.otp] };', "{ products: ['otp'] }"],
  [
    'a value whose type is checked',
    'const a = { products: [Products.otp] } satisfies Config;',
    "{ products: ['otp'] }",
  ],
  ['an argument', 'offer([Products.otp]);', "offer(['otp'])"],
  [
    'the options of a mount that gives a constant',
    "const a = client.mountLogin({ elementId: '#in', config: { products: [Products.otp] } });",
    "['otp'] }",
  ],
])('the product in %s has the type of a product', (_what, code, text) => {
  expect(migrated(code, 'a.ts')).toContain(text);
});

test('a product in JavaScript is a string without a type', () => {
  expect(migrated('const a = [Products.otp];', 'a.jsx')).toBe("const a = ['otp'];");
});
