import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Config, OtpChannel, Product } from '../core/config/config';
import { userAgentAtom } from '../core/host/in-app-browser.atoms';
import { memoryAtom } from '../core/last-used/last-used.atoms';
import { fakeProvider } from '../core/testing/fake-provider';
import { testMemory } from '../core/testing/test-memory';
import { testStore } from '../core/testing/test-store';
import { inAppUserAgents } from '../core/testing/user-agents';
import { mainPrefetchAtom, mainPreloadsAtom } from './main.atoms';
import {
  aboveAtom,
  belowAtom,
  contactAtom,
  contactsAtom,
  isContactFirstAtom,
  firstOptionAtom,
  methodsAtom,
  onlyContactAtom,
  optionsAtom,
} from './methods.atoms';

/** Main as a host configures it, on a device that has used a method before. */
function main(config: Config, used = '') {
  const { store } = testStore(fakeProvider().provider, config);
  store.set(memoryAtom, testMemory(used));
  const names = (codes: readonly { name: string }[]) => codes.map(({ name }) => name);
  return {
    store,
    channels: () => store.get(contactsAtom).map(({ channel }) => channel),
    shown: () => store.get(contactAtom)?.channel,
    order: () => {
      const leading = store.get(firstOptionAtom);
      const above = names(store.get(aboveAtom));
      const form = store.get(contactAtom) ? ['form'] : [];
      return [
        ...(leading ? [leading.name] : []),
        ...(store.get(isContactFirstAtom) ? [...form, ...above] : [...above, ...form]),
        ...names(store.get(belowAtom)),
      ];
    },
    preloads: () => names(store.get(mainPreloadsAtom)),
    prefetches: () => names(store.get(mainPrefetchAtom)),
  };
}

const everyProduct: readonly Product[] = ['passkeys', 'crypto', 'oauth', 'otp', 'emailMagicLinks', 'passwords'];
const everyChannel: readonly OtpChannel[] = ['whatsapp', 'sms', 'email'];
const google = { oauthOptions: { providers: [{ type: 'google' }] } } as const;

const configs = fc.record({
  products: fc.shuffledSubarray([...everyProduct], { minLength: 1 }),
  methods: fc.shuffledSubarray([...everyChannel]),
});

describe('the order of Main', () => {
  test('the order of Main has no place for social sign-in without a provider [B-MAIN-2]', () => {
    const { order, store, preloads } = main({ products: ['oauth', 'passwords'], oauthOptions: { providers: [] } });
    expect({ order: order(), only: store.get(onlyContactAtom)?.channel }).toEqual({ order: ['form'], only: 'email' });
    expect(preloads()).not.toContain('social sign-in');
  });

  test('the order of Main does not depend on the order of a host', () => {
    fc.assert(
      fc.property(configs, ({ products, methods }) => {
        const config = { products, otpOptions: { methods }, ...google };
        const turned = { products: products.toReversed(), otpOptions: { methods: methods.toReversed() }, ...google };
        expect(main(turned).order()).toEqual(main(config).order());
        expect(main(turned).channels()).toEqual(main(config).channels());
      }),
    );
  });

  test.each<[Product[], OtpChannel[], string[]]>([
    [['emailMagicLinks'], [], ['form']],
    [['passwords', 'oauth'], [], ['social sign-in', 'form']],
    [['crypto', 'oauth', 'otp'], ['sms'], ['social sign-in', 'wallets', 'form']],
    [['passkeys', 'oauth', 'passwords', 'crypto'], [], ['social sign-in', 'wallets', 'form', 'passkeys']],
    [['passkeys', 'oauth'], [], ['social sign-in', 'passkeys']],
  ])('the order of Main for %j with codes by %j is %j', (products, methods, order) => {
    expect(main({ products, otpOptions: { methods }, ...google }).order()).toEqual(order);
  });

  test('the order of Main keeps each method once, whatever was used last and comes first', () => {
    const used = fc.constantFrom(
      '',
      'email',
      'sms',
      'passkeys',
      'oauth:google',
      'crypto:x',
      'nonsense',
      'passkeys oauth:x',
    );
    fc.assert(
      fc.property(configs, used, ({ products, methods }, method) => {
        const config: Config = { products, otpOptions: { methods }, ...google };
        const plain = main(config, method).order();
        expect(main(config).order()).toEqual(plain);
        const led = main({ ...config, lastUsed: 'first' }, method);
        expect(led.order().toSorted()).toEqual(plain.toSorted());
        const isOffered = led.channels().some((channel) => channel === method);
        if (isOffered)
          expect({ firstOrder: led.order()[0], shown: led.shown() }).toEqual({ firstOrder: 'form', shown: method });
      }),
    );
  });

  test.each([
    ['passkeys', ['passkeys', 'social sign-in', 'form']],
    ['oauth:google', ['social sign-in', 'form', 'passkeys']],
    ['email', ['form', 'social sign-in', 'passkeys']],
    ['sms', ['social sign-in', 'form', 'passkeys']],
    ['__proto__', ['social sign-in', 'form', 'passkeys']],
  ])("the order of Main with the host's option, after a log-in by %s, is %j", (used, order) => {
    const products = ['passkeys', 'oauth', 'emailMagicLinks'] as const;
    expect(main({ products, lastUsed: 'first', ...google }, used).order()).toEqual(order);
  });
});

describe("in an application's own browser", () => {
  const inApp = (config: Config) => {
    const page = main(config);
    page.store.set(userAgentAtom, inAppUserAgents.Instagram[0]?.userAgent ?? '');
    return page;
  };
  const products = ['oauth', 'otp', 'emailMagicLinks'] as const;
  const otpOptions = { methods: ['sms'] } as const;

  test('codes come before links [B-INAPP-3]', () => {
    const { channels, shown } = inApp({ products, otpOptions, ...google });
    expect({ channels: channels(), shown: shown() }).toEqual({ channels: ['sms', 'email'], shown: 'sms' });
    expect(main({ products, otpOptions, ...google }).channels()).toEqual(['email', 'sms']);
  });

  test('a password keeps its position, because it is no link', () => {
    expect(inApp({ products: ['passwords', ...products], otpOptions, ...google }).channels()).toEqual(['email', 'sms']);
  });

  test('Google is not offered, and leaves no gap if it is alone [B-INAPP-3]', () => {
    expect(inApp({ products, otpOptions, ...google }).order()).toEqual(['form']);
    const providers = [{ type: 'google' }, { type: 'github' }] as const;
    expect(inApp({ products, otpOptions, oauthOptions: { providers } }).order()).toEqual(['social sign-in', 'form']);
  });

  test('the code of the notice is fetched before the first paint, and nowhere else [B-INAPP-4]', () => {
    expect(inApp({ products: ['passwords'] }).preloads()).toContain('in-app notice');
    expect(main({ products: ['passwords'] }).preloads()).not.toContain('in-app notice');
    expect(inApp({ products: ['passwords'], inAppBrowser: 'ignore' }).preloads()).not.toContain('in-app notice');
  });
});

describe('the tabs', () => {
  test('the tabs are one for each channel, mail before texts before WhatsApp', () => {
    const { channels, shown } = main({ products: ['otp', 'passwords'], otpOptions: { methods: ['whatsapp', 'sms'] } });
    expect(channels()).toEqual(['email', 'sms', 'whatsapp']);
    expect(shown()).toBe('email');
  });

  test('the selected tab is kept, whatever was used last', () => {
    const { store, shown } = main(
      { products: ['otp'], otpOptions: { methods: ['email', 'sms'] }, lastUsed: 'first' },
      'sms',
    );
    expect(shown()).toBe('sms');
    store.set(contactAtom, 'email');
    expect(shown()).toBe('email');
  });

  test('the tabs of one channel with two methods have the first method: a password before a link before a code', () => {
    const first = (products: Product[]) =>
      main({ products, otpOptions: { methods: ['email'] }, ...google }).store.get(contactsAtom)[0]?.contact.name;
    expect(first(['otp', 'emailMagicLinks', 'passwords'])).toBe('passwords');
    expect(first(['otp', 'emailMagicLinks'])).toBe('emailMagicLinks');
    expect(first(['otp'])).toBe('otp');
  });
});

describe('the code of Main', () => {
  test('the code of Main is its own form alone if there is one method', () => {
    const only = main({ products: ['emailMagicLinks'] });
    expect(only.store.get(onlyContactAtom)?.channel).toBe('email');
    expect(only.preloads()).toEqual(['emailMagicLinks']);
  });

  test('the code of Main has every part of the first paint, so that nothing shifts after it', () => {
    fc.assert(
      fc.property(configs, ({ products, methods }) => {
        const { store, preloads, shown } = main({ products, otpOptions: { methods }, ...google });
        const wanted = store.get(optionsAtom).map(({ name }) => name);
        if (shown() === 'sms' || shown() === 'whatsapp') wanted.push('phone form');
        expect(preloads()).toEqual(expect.arrayContaining(wanted));
      }),
    );
  });

  test('the code of Main has the mark of the method used last only if there is one', () => {
    const config: Config = { products: ['oauth', 'passwords'], ...google };
    expect(main(config).preloads()).not.toContain('last used');
    expect(main(config, 'email').preloads()).toContain('last used');
  });

  test('the prefetch of Main has the forms of the other tabs and the next screens', () => {
    const { store, prefetches } = main({ products: ['otp', 'passwords'], otpOptions: { methods: ['sms'] } });
    const next = store.get(methodsAtom).flatMap((method) => method.next?.name ?? []);
    expect(next).toHaveLength(2);
    expect(prefetches()).toEqual(expect.arrayContaining(['email hint', 'passwords', 'otp', 'phone form', ...next]));
  });

  test('the code of a method that is not configured is never fetched', () => {
    fc.assert(
      fc.property(configs, ({ products, methods }) => {
        const { store } = main({ products, otpOptions: { methods }, ...google });
        expect(
          store
            .get(methodsAtom)
            .map(({ product }) => product)
            .toSorted(),
        ).toEqual(products.toSorted());
      }),
    );
  });
});
