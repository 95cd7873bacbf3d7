import type { Store } from '../../flows/core/host/host.atoms';
import { providerAtom } from '../../flows/core/provider/provider.atoms';
import { safely } from '../../flows/core/host/safely';
import { screenAtom } from '../../flows/core/screen/screen.atoms';
import type { MountDefinition } from '../lifecycle/mount-definition';
import { loginDefinition, type LoginOptions } from '../mounts/login';
import type { ElementProps } from '../ssr/ssr-props';
import { WidgetElement } from './widget-element';

const definition: MountDefinition<LoginOptions> = { ...loginDefinition, onShownAgain: leaveLastScreen };

/** Shows the form in place of what follows a log-in, a confirmation or the offer of a passkey, once its user has logged out. */
function leaveLastScreen(store: Store): void {
  const screen = store.get(screenAtom);
  const isLast = screen !== 'EmailConfirmation' && /(?:Confirmation|Offer)$/.test(screen);
  // A host without types may have passed no client.
  if (isLast && !safely(() => store.get(providerAtom).person())) store.set(screenAtom, 'Main');
}

/** The props of `<Login>`. */
export type LoginProps = LoginOptions & ElementProps;

/** Sign-up and log-in as a React element; its props are the options of `mountLogin`. */
export function Login(props: LoginProps) {
  return <WidgetElement definition={definition} options={props} />;
}
