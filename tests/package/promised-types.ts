// Promises that the compiler keeps: `snippets.test.ts` has it look.
import { expectTypeOf } from 'vitest';
import type { Config, EventData, MessageId, Strings, WidgetEvent } from '../../widget';
import type { VestibuleElement } from '../../widget/element/define-elements';

// A developer who names passcodes or social sign-in without their options is stopped by the compiler.
expectTypeOf<{ products: ['emailMagicLinks', 'passkeys'] }>().toExtend<Config>();
expectTypeOf<{ products: ['otp']; otpOptions: { methods: ['sms'] } }>().toExtend<Config>();
expectTypeOf<{ products: [{ id: 'otp' }] }>().toExtend<Config>();
expectTypeOf<{ products: ['otp'] }>().not.toExtend<Config>();
expectTypeOf<{ products: ['oauth'] }>().not.toExtend<Config>();
expectTypeOf<{ products: ['otp', 'oauth']; otpOptions: { methods: ['sms'] } }>().not.toExtend<Config>();
expectTypeOf<{ products: ['sso'] }>().not.toExtend<Config>();
// As a host writes it with `as const`.
expectTypeOf<{
  readonly products: readonly ['oauth'];
  readonly oauthOptions: {
    readonly providers: readonly [{ readonly type: 'google'; readonly custom_scopes: readonly ['a'] }];
  };
}>().toExtend<Config>();
expectTypeOf<object>().not.toExtend<Config>();

// A developer who asks for the type of an event has its data, and never a token.
expectTypeOf<Extract<WidgetEvent, { type: 'OTP_AUTHENTICATE' }>['data']['user_id']>().toEqualTypeOf<string>();
// With `signUp: 'closed'` it has no answer, which would tell who has an account.
expectTypeOf<EventData['OTP_LOGIN_OR_CREATE']['method_id']>().toEqualTypeOf<string | undefined>();
expectTypeOf<WidgetEvent['type']>().toEqualTypeOf<keyof EventData>();
expectTypeOf<Extract<keyof EventData['OTP_AUTHENTICATE'], 'session_token' | 'session_jwt'>>().toBeNever();

// A developer may override the sentences that there are, and those that count in plural forms.
expectTypeOf<'main.title'>().toExtend<MessageId>();
expectTypeOf<'main.tittle'>().not.toExtend<MessageId>();
expectTypeOf<Strings['main.title']>().toEqualTypeOf<string | undefined>();
expectTypeOf<{ one: string; other: string }>().toExtend<NonNullable<Strings['otp.announcedMinutes']>>();
// As a host has them that reads its sentences from a file.
expectTypeOf<Readonly<Record<string, string>>>().toExtend<Strings>();

// A developer finds a custom element in the page with its options' and events' types.
expectTypeOf<HTMLElementTagNameMap['vestibule-callback']>().toEqualTypeOf<VestibuleElement<'vestibule-callback'>>();
expectTypeOf<VestibuleElement['options']>().not.toBeAny();
const hear = (element: VestibuleElement) =>
  element.addEventListener('vestibule-event', ({ detail }) => {
    expectTypeOf(detail).toEqualTypeOf<WidgetEvent>();
  });
expectTypeOf(hear).returns.toBeVoid();
