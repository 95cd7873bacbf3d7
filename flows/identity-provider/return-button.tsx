import { useSetAtom } from 'jotai/react';
import { Button } from '../../primitives/button/button';
import { leaveAtom } from '../core/host/browser.atoms';
import { useRichWords } from '../core/words/use-words';
import { destinationOf } from './client-name';
import { identityProviderMessages } from './identity-provider.messages';

/** Leads back to the application, named by its host or its scheme. */
export function ReturnButton({ address }: { address: URL }) {
  const sayRich = useRichWords(identityProviderMessages);
  const leave = useSetAtom(leaveAtom);
  const { kind, name } = destinationOf(address);
  const destination = <bdi>{name}</bdi>;
  return (
    <Button onClick={() => leave(address, { isSpent: true })}>
      {kind === 'app'
        ? sayRich('idp.returnToApp', { scheme: destination })
        : sayRich('idp.returnTo', { host: destination })}
    </Button>
  );
}
