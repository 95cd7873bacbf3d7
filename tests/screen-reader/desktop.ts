import { type Display, firstLineOf, openDisplay } from '../support/display';

/** Opens a display with windows and a session bus, as a screen reader needs them. */
export async function openDesktop(): Promise<Display> {
  const display = await openDisplay();
  try {
    const bus = display.start('dbus-daemon', ['--session', '--nofork', '--print-address=3']);
    const address = await firstLineOf(bus);
    const start: Display['start'] = (command, args, env) =>
      display.start(command, args, { DBUS_SESSION_BUS_ADDRESS: address, ...env });
    start('openbox', []);
    return { ...display, start };
  } catch (problem) {
    await display.close();
    throw problem;
  }
}
