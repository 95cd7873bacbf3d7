import { useAtomValue, useSetAtom } from 'jotai/react';
import { Checkbox } from '../../../primitives/checkbox/checkbox';
import { Disclosure } from '../../../primitives/disclosure/disclosure';
import { PartHeading } from '../../../primitives/part-heading/part-heading';
import { Stack } from '../../../primitives/stack/stack';
import { Text } from '../../../primitives/text/text';
import { clip } from '../../core/words/untrusted-text';
import { useRichWords, useWords } from '../../core/words/use-words';
import { identityProviderMessages } from '../identity-provider.messages';
import { isOptional } from './consent-manifest';
import { Permission, type PermissionProps } from './permission';
import { PermissionList } from './permission-list';
import { checkAtom } from './selection.atoms';
import { choosableAtom, selectedAtom, shownPermissionsAtom } from './shown-permissions.atoms';

/**
 * The requested permissions: in the host's words if those can be read, however many there are, and new permissions
 * before earlier grants (B-IDP-14).
 */
export function RequestedPermissions({ clientName }: { clientName: string }) {
  const say = useWords(identityProviderMessages);
  const sayRich = useRichWords(identityProviderMessages);
  const { fresh, known, asksAgain } = useAtomValue(shownPermissionsAtom);
  if (known.length === 0) return <PermissionList sections={fresh} Item={ChoosablePermission} />;
  const client = { clientName: <bdi>{clientName}</bdi> };
  return (
    <Stack gap="group">
      {asksAgain && <Text>{clientName ? sayRich('idp.asksAgain', client) : say('idp.asksAgainNameless')}</Text>}
      {fresh.length > 0 && (
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

/** A permission, with a checkbox where the user may leave it out (B-IDP-15). */
function ChoosablePermission(props: PermissionProps) {
  const selected = useAtomValue(selectedAtom);
  const { choosableOf } = useAtomValue(choosableAtom);
  const check = useSetAtom(checkAtom);
  const { item } = props;
  if (!isOptional(item)) return <Permission {...props} />;
  const scopes = choosableOf(item);
  // Earlier grants that are not requested again, and scopes of a required item, cannot be chosen.
  if (scopes.length === 0) return <Permission {...props} />;
  return (
    <Checkbox
      label={<bdi>{clip(item.text)}</bdi>}
      details={item.details?.map((detail, index) => (
        <bdi key={`${index}`}>{clip(detail)}</bdi>
      ))}
      isChecked={scopes.every((scope) => selected.has(scope))}
      onChange={(isOn) => check(scopes, isOn)}
    />
  );
}
