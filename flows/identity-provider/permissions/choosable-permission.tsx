import { useAtomValue, useSetAtom } from 'jotai/react';
import { Checkbox } from '../../../primitives/checkbox';
import { clip } from '../../core/words/clip';
import { isOptional, scopesOf } from './consent-manifest';
import { Permission, type PermissionProps } from './permission';
import { selectAtom, selectedAtom } from './selection.atoms';
import { choosableAtom, grantableAtom } from './shown-permissions.atoms';

/** A permission, with a checkbox where the person may leave it out (B-IDP-15). */
export function ChoosablePermission(props: PermissionProps) {
  const selected = useAtomValue(selectedAtom);
  const grantable = useAtomValue(grantableAtom);
  const { fixed } = useAtomValue(choosableAtom);
  const select = useSetAtom(selectAtom);
  const { item } = props;
  if (!isOptional(item)) return <Permission {...props} />;
  const scopes = scopesOf(item).filter((scope) => grantable.has(scope) && !fixed.has(scope));
  // What it has and does not ask for again, and what goes with something that is not optional, is nothing to choose.
  if (scopes.length === 0) return <Permission {...props} />;
  return (
    <Checkbox
      label={<bdi>{clip(item.text)}</bdi>}
      details={item.details?.map((detail, index) => (
        <bdi key={`${index}`}>{clip(detail)}</bdi>
      ))}
      isChecked={scopes.every((scope) => selected.has(scope))}
      onChange={(isOn) => select(scopes, isOn)}
    />
  );
}
