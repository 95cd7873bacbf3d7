import { composeStories } from '@storybook/react-vite';
import { useAtomValue } from 'jotai/react';
import { type ComponentType, useLayoutEffect, useRef } from 'react';
import * as idp from '../../flows/identity-provider/idp-consent.stories';
import * as email from '../../flows/magic-link/email-confirmation.stories';
import * as main from '../../flows/main/main.stories';
import * as social from '../../flows/oauth/oauth.stories';
import * as otp from '../../flows/otp/otp-authenticate.stories';
import * as confirmation from '../../flows/otp/otp-confirmation.stories';
import * as passkeys from '../../flows/passkey/passkey-registration.stories';
import * as password from '../../flows/password/password-create-or-login.stories';
import * as banner from '../../primitives/banner/banner.stories';
import { card } from '../../primitives/card/card.css';
import * as code from '../../primitives/code-input/code-input.stories';
import * as meter from '../../primitives/strength-meter/strength-meter.stories';
import * as field from '../../primitives/text-field/text-field.stories';
import { themeVariables } from '../../tools';
import { editedThemeAtom } from './edited-theme.atoms';

const { EmailLink } = composeStories(main);
const { LastUsed } = composeStories(social);
const { CountingDown } = composeStories(otp);
const { Success } = composeStories(confirmation);
const { CreateWithRules } = composeStories(password);
const { Created } = composeStories(passkeys);
const { Sent } = composeStories(email);
const { PartlyGrantable } = composeStories(idp);
const { Error: Failure, Warning } = composeStories(banner);
const { Error: WrongAddress } = composeStories(field);
const { Wrong: WrongCode } = composeStories(code);
const { Weak, Strong } = composeStories(meter);

/** The words of a screen when something went wrong: no one does anything here that would lead there. */
const Mistakes = () => (
  <div className="editor__parts">
    <Failure />
    <WrongAddress />
    <WrongCode />
  </div>
);
/** The strength of a password, and a warning. */
const Strengths = () => (
  <div className="editor__parts">
    <Weak />
    <Strong />
    <Warning />
  </div>
);

/** The stories that are shown, as they are before any interaction: screens, which bring their card, and parts, which are given it. */
const screens: readonly { name: string; Screen: ComponentType; isPart?: true }[] = [
  { name: 'Main', Screen: EmailLink },
  { name: 'Social', Screen: LastUsed, isPart: true },
  { name: 'Mistakes', Screen: Mistakes, isPart: true },
  { name: 'Enter passcode', Screen: CountingDown },
  { name: 'A new password', Screen: CreateWithRules },
  { name: 'How strong it is, and a warning', Screen: Strengths, isPart: true },
  { name: 'Consent', Screen: PartlyGrantable },
  { name: 'Check your email', Screen: Sent },
  { name: 'Passkeys', Screen: Created },
  { name: 'Success', Screen: Success },
];

/** The screens under the theme as it is now, all at once. They are for the eyes: nothing in them is to be used. */
export function ScreensPreview() {
  const theme = useAtomValue(editedThemeAtom);
  const root = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const { variables } = themeVariables(theme);
    // On the roots themselves, whose own defaults would override values on a parent.
    const styles = Array.from(root.current?.querySelectorAll<HTMLElement>('.vestibule') ?? [], ({ style }) => style);
    for (const style of styles) for (const [name, value] of variables) style.setProperty(name, value);
    return () => {
      for (const style of styles) for (const [name] of variables) style.removeProperty(name);
    };
  }, [theme]);
  return (
    <section aria-labelledby="screens-title">
      <h2 id="screens-title">Screens</h2>
      <div className="editor__screens" ref={root} inert>
        {screens.map(({ name, Screen, isPart }) => (
          <figure key={name}>
            <figcaption>{name}</figcaption>
            <div className="vestibule">
              <div className={isPart && card}>
                <Screen />
              </div>
            </div>
          </figure>
        ))}
      </div>
    </section>
  );
}
