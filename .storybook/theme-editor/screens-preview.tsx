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
import { card } from '../../primitives/card/card.css';
import { themeVariables } from '../../tokens';
import { editedThemeAtom } from './editor.atoms';

const { EmailLink, Unreachable } = composeStories(main);
const { LastUsed } = composeStories(social);
const { CountingDown, WrongCode } = composeStories(otp);
const { Success } = composeStories(confirmation);
const { Strong, RulesNotMet } = composeStories(password);
const { Created } = composeStories(passkeys);
const { Sent } = composeStories(email);
const { PartlyGrantable } = composeStories(idp);

/** The stories that are shown: screens, which bring their card, and parts of one, which are given it. */
const screens: readonly { name: string; Screen: ComponentType; isPart?: true }[] = [
  { name: 'Main', Screen: EmailLink },
  { name: 'Social', Screen: LastUsed, isPart: true },
  { name: 'Main, unreachable', Screen: Unreachable },
  { name: 'Check your email', Screen: Sent },
  { name: 'Enter passcode', Screen: CountingDown },
  { name: 'Wrong passcode', Screen: WrongCode },
  { name: 'A strong password', Screen: Strong },
  { name: 'Rules not met', Screen: RulesNotMet },
  { name: 'Passkeys', Screen: Created },
  { name: 'Consent', Screen: PartlyGrantable },
  { name: 'Success', Screen: Success },
];

/** The screens under the theme as it stands, all at once. They are for the eyes: nothing in them is to be used. */
export function ScreensPreview() {
  const theme = useAtomValue(editedThemeAtom);
  const root = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const { variables } = themeVariables(theme);
    // On the roots themselves: what stands on a parent would be covered by their own defaults.
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
