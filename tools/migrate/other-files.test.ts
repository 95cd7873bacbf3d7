import { describe, expect, test } from 'vitest';
import { migrate } from './migrate';
import { Refusal } from './refusal';

describe('a file with markup around its script, which uses the widget, is refused:', () => {
  test.each([
    ['App.vue', "<script setup>import { StytchUIClient } from '@stytch/vanilla-js';</script>"],
    ['App.vue', '<script>this.stytch.mountLogin(options);</script>'],
    ['App.svelte', "<script>client.mountLogin({ elementId: '#in' });</script>"],
    ['App.svelte', '<script>const presentation = { theme };</script>'],
    ['index.astro', "---\nimport { StytchLogin } from '@stytch/react';\n---\n"],
    ['index.html', '<script src="https://js.stytch.com/stytch.js"></script>'],
    ['index.htm', '<stytch-ui id="in"></stytch-ui>'],
    ['page.ts', '<!doctype html>'],
  ])('%s with %s', (name, text) => expect(() => migrate(text, name)).toThrow(Refusal));
});

describe('a file with markup around its script, which does not use the widget, is unchanged:', () => {
  test.each([
    ['index.html', '<title>Stytch</title><link rel="preconnect" href="https://api.stytch.com" />'],
    ['index.html', '<p role="presentation">Stytch</p>'],
    ['App.vue', "<script setup>import { StytchClient } from '@stytch/vanilla-js/headless';</script>"],
    ['App.vue', "<script setup>import { stytch } from './stytch.js';\nVestibule.mountLogin('#in', options);</script>"],
  ])('%s with %s', (name, text) => expect(migrate(text, name)).toEqual({ text, notes: [] }));
});
