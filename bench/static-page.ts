/**
 * The floor of the first screen in HTML: the heading, label, field and button of the magic-link page with a style sheet
 * written by hand. No script, no state but focus. `tests/looks/static-page.spec.ts` compares their looks.
 */
export const staticPage = {
  styles: `<style>
.card { box-sizing: border-box; padding: 32px 32px 76px; border: 1px solid #e5e8eb; border-radius: 8px; background: #fff; color: #19303d; font: 16px/24px Arial, Helvetica, sans-serif }
.card > * { box-sizing: border-box; display: block; inline-size: 100%; font: inherit }
.card h2 { margin: 0 0 24px; font-weight: bold; font-size: 24px; line-height: 1.3334; text-wrap: balance }
.card label { margin: 0 0 6px; font-weight: bold; font-size: 14px; line-height: 1.4286 }
.card input { min-block-size: 47px; margin: 0 0 12px; padding: 8px 12px; border: 1px solid #7e909b; border-radius: 4px; background: #fff; color: inherit }
.card button { min-block-size: 45px; padding: 8px; border: 1px solid #19303d; border-radius: 4px; background: #19303d; color: #fff; font-weight: bold }
.card :focus-visible { outline: 2px solid #19303d; outline-offset: 2px }
</style>`,
  content: `<form class="card"><h2>Sign up or log in</h2><label for="email">Email</label><input id="email" type="email" autocomplete="email"><button>Continue with email</button></form>`,
} as const;

/** The least that can be typed into. */
export const blankPage = { styles: '', content: '<input>' } as const;
