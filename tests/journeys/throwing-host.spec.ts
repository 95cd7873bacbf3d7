import { embedAddress } from '../support/embed';
import { expect, test } from '../support/fixtures';
import { codeProps } from '../support/sign-in';

for (const hasReport of [true, false]) {
  test(`a log-in completes though every callback of the host throws, ${hasReport ? 'with' : 'without'} reportError [T-HOST-6]`, async ({
    page,
    control,
    world,
    watch,
  }) => {
    watch.allow(/thrown by the host|status of 500/);
    const thrown: string[] = [];
    page.on('pageerror', ({ message }) => thrown.push(message));
    // The playground's own callbacks push to these lists.
    await page.addInitScript((isThere) => {
      if (!isThere) Object.defineProperty(window, 'reportError', { value: undefined });
      const throwing = new Proxy([], {
        get: (list, name, receiver) => {
          if (name === 'push') throw new Error('thrown by the host');
          return Reflect.get(list, name, receiver);
        },
      });
      let given: object | undefined;
      Object.defineProperty(window, 'vestibule', {
        configurable: true,
        get: () => given,
        set: (value: object) => {
          given = Object.assign(value, { events: throwing, errors: throwing });
        },
      });
    }, hasReport);
    await page.goto(embedAddress(world.host, { props: codeProps }));
    await control.faults.add({ operation: 'otps.email.loginOrCreate', kind: 'status', status: 500, body: {} });
    await page.getByRole('textbox', { name: 'Email' }).fill('ada@example.com');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('alert')).toBeVisible();
    await page.keyboard.press('Enter');
    const { code } = await control.outbox.waitFor('ada@example.com');
    await page.getByRole('textbox', { name: 'One-time passcode' }).fill(code ?? '');
    await expect(page.getByText('Your passcode has been successfully verified.')).toBeVisible();
    expect(new Set(thrown)).toEqual(new Set(['thrown by the host']));
    expect(thrown.length).toBeGreaterThanOrEqual(3);
  });
}
