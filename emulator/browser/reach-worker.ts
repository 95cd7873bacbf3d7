/** The longest wait for a worker to control the page, in milliseconds. */
const maxWait = 10_000;

/**
 * Registers the service worker and waits until the page's calls pass through it.
 * @returns its scope, or the reason why it cannot be registered
 */
export async function reachWorker(script: string): Promise<{ scope: string } | { why: string }> {
  if (!isSecureContext) return { why: 'A service worker wants a secure page: https, or localhost.' };
  if (!('serviceWorker' in navigator)) return { why: 'The browser allows no service worker here.' };
  const { serviceWorker } = navigator;
  try {
    const registration = await serviceWorker.register(script, { updateViaCache: 'none' });
    const active = await within(serviceWorker.ready.then((ready) => ready.active));
    if (!isControlled(registration)) {
      const taken = new Promise<void>((resolve) =>
        serviceWorker.addEventListener('controllerchange', () => resolve(), { once: true }),
      );
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- to a worker, which has no origin to name
      active?.postMessage('claim');
      await within(taken);
    }
    return { scope: registration.scope };
  } catch (problem) {
    return { why: problem instanceof Error ? problem.message : String(problem) };
  }
}

const isControlled = ({ active }: ServiceWorkerRegistration) =>
  navigator.serviceWorker.controller !== null && navigator.serviceWorker.controller === active;

async function within<Value>(waited: Promise<Value>): Promise<Value> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(
      () => reject(new Error(`The service worker did not take the page within ${maxWait} ms.`)),
      maxWait,
    );
  });
  try {
    return await Promise.race([waited, late]);
  } finally {
    clearTimeout(timer);
  }
}
