import { describe, expect, test } from 'vitest';
import { migrate } from './migrate';

const compact = (text: string) => text.replaceAll(/\s+/g, ' ').trim();
const rewritten = (lines: string, name = 'in.tsx') => {
  const { text, notes } = migrate(`${lines}\n`, name);
  return { text: compact(text), notes: notes.map(({ line, level, message }) => `${line} ${level}: ${message}`) };
};
const react = "import { StytchLogin } from '@stytch/react';\n";

describe('two components of a file, with constants of the same name,', () => {
  test('have each `presentation` converted', () => {
    const { text, notes } = rewritten(`${react}
function A() { const presentation = { options: { hideHeaderText: true } }; return <StytchLogin client={c} presentation={presentation} />; }
function B() { const presentation = { theme: { success: '#111' } }; return <StytchLogin client={c} presentation={presentation} />; }`);
    expect(text).toContain('const presentation = { hideHeaderText: true };');
    expect(text).toContain("const presentation = { colors: { success: '#111' } };");
    expect(text.match(/theme=\{presentation\}/g)).toHaveLength(2);
    expect(notes).toEqual([]);
  });

  test('have each `styles` converted', () => {
    const { text } = rewritten(`${react}
const A = () => { const styles = { container: { width: 400 } }; return <StytchLogin client={c} styles={styles} />; };
const B = () => { const styles = { container: { width: 500 } }; return <StytchLogin client={c} styles={styles} />; };`);
    expect(text).toContain("width: '400px'");
    expect(text).toContain("width: '500px'");
  });

  test('have `presentation` converted where nothing in the file mounts it', () => {
    const { text } = rewritten(`
export function a() { const presentation = { options: { hideHeaderText: true } }; return presentation; }
export function b() { const presentation = { options: { hideHeaderText: false } }; return presentation; }`);
    expect(text).toContain('const presentation = { hideHeaderText: true };');
    expect(text).toContain('const presentation = { hideHeaderText: false };');
  });

  test('have a shadow root in the own `config` alone', () => {
    const { text, notes } = rewritten(`${react}
function A({ config }) { return <StytchLogin client={c} config={config} presentation={{ options: { enableShadowDOM: true } }} />; }
function B() { const config = { products: ['otp'] }; return <StytchLogin client={c} config={config} />; }`);
    expect(text).toContain("const config = { products: ['otp'] };");
    expect(notes).toEqual(['3 lost: "enableShadowDOM" is not carried over: set config.enableShadowDOM.']);
  });

  test('have `styles` unchanged where only the other one mounts its parameter', () => {
    const { text, notes } = rewritten(`${react}
function A({ styles }) { return <StytchLogin client={c} styles={styles} />; }
function B() { const styles = { root: { color: 'red' } }; return <div style={styles.root} />; }`);
    expect(text).toContain("const styles = { root: { color: 'red' } };");
    expect(notes).toEqual(['3 look: "styles" are made elsewhere: migrate that file as well, and give them as theme.']);
  });
});

test('two functions with `options`, each of its own target, mount at that', () => {
  const { text, notes } = rewritten(
    `import { mountLogin } from '@stytch/vanilla-js';
function a() { const options = { client, elementId: '#a', config }; mountLogin(options); }
function b() { const options = { client, elementId: '#b', config }; mountLogin(options); }`,
    'in.ts',
  );
  expect(text).toContain("function a() { const options = { client, config }; mountLogin('#a', options); }");
  expect(text).toContain("function b() { const options = { client, config }; mountLogin('#b', options); }");
  expect(notes).toEqual([]);
});

test('a constant of a function called `presentation`, without a part of one, is unchanged', () => {
  const line = "function show() { const presentation = { title: 'Quarter', slides: 3 }; return presentation; }";
  expect(rewritten(line)).toEqual({ text: line, notes: [] });
});

// Columns: where a name means something else | the module, and the note.
describe('a value that is moved to another scope, whose names differ there, stays and is noted:', () => {
  test.each([
    [
      'the target',
      "const place = '#a';\nconst options = { client, elementId: place };\nfunction show(place) { mountLogin(options); }",
      '4 lost: this call of mountLogin is not rewritten: its elementId means something else here.',
    ],
    [
      'the client',
      "const options = { elementId: '#a', config };\nfunction show(client) { client.mountLogin(options); }",
      '3 lost: this call of mountLogin is not rewritten: its client means something else where its options are written.',
    ],
    [
      'a client in a class',
      "const options = { elementId: '#a', config };\nclass Page { show() { this.client.mountLogin(options); } }",
      '3 lost: this call of mountLogin is not rewritten: its client means something else where its options are written.',
    ],
    [
      'the request for a shadow root',
      "const config = { products: ['otp'] };\nfunction show(isOn) {\nmountLogin({ client, config, elementId: '#a', presentation: { options: { enableShadowDOM: isOn } } }); }",
      '4 lost: "enableShadowDOM" is not carried over: set config.enableShadowDOM.',
    ],
  ])('%s', (_what, lines, note) => {
    const { text, notes } = rewritten(`import { mountLogin } from '@stytch/vanilla-js';\n${lines}`, 'in.ts');
    expect(notes).toContain(note);
    expect(text).not.toContain('enableShadowDOM: isOn');
    expect(text).not.toContain('client: ');
  });
});
