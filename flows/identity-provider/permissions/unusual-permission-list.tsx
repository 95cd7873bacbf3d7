import { useAtomValue } from 'jotai/react';
import { Disclosure } from '../../../primitives/disclosure';
import { PartHeading } from '../../../primitives/part-heading';
import { Stack } from '../../../primitives/stack';
import { Text } from '../../../primitives/text';
import { useRichWords } from '../../core/words/use-rich-words';
import { useWords } from '../../core/words/use-words';
import { ChoosablePermission } from './choosable-permission';
import { identityProviderMessages } from '../identity-provider.messages';
import { PermissionList } from './permission-list';
import { shownPermissionsAtom } from './shown-permissions.atoms';

/**
 * The permissions that are asked for: in the host's words where it gave some that can be read, however many there are, and
 * what is new before what the application has already (B-IDP-14).
 */
export function UnusualPermissionList({ clientName }: { clientName: string }) {
  const say = useWords(identityProviderMessages);
  const sayRich = useRichWords(identityProviderMessages);
  const { fresh, known } = useAtomValue(shownPermissionsAtom);
  if (known.length === 0) return <PermissionList sections={fresh} Item={ChoosablePermission} />;
  const client = { clientName: <bdi>{clientName}</bdi> };
  return (
    <Stack gap="group">
      {fresh.length === 0 ? (
        <Text>{clientName ? sayRich('idp.asksAgain', client) : say('idp.asksAgainNameless')}</Text>
      ) : (
        <Stack gap="item">
          <PartHeading>{say('idp.new')}</PartHeading>
          <PermissionList sections={fresh} label={say('idp.new')} level={4} Item={ChoosablePermission} />
        </Stack>
      )}
      <Disclosure summary={clientName ? sayRich('idp.canAlready', client) : say('idp.canAlreadyNameless')}>
        <PermissionList sections={known} Item={ChoosablePermission} />
      </Disclosure>
    </Stack>
  );
}
