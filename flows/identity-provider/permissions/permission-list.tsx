import { useAtomValue, useSetAtom } from 'jotai/react';
import { Checkbox } from '../../../primitives/checkbox/checkbox';
import { Disclosure } from '../../../primitives/disclosure/disclosure';
import { LongList } from '../../../primitives/long-list/long-list';
import { PartHeading } from '../../../primitives/part-heading/part-heading';
import { ScrollRegion } from '../../../primitives/scroll-region/scroll-region';
import { Stack } from '../../../primitives/stack/stack';
import { Text } from '../../../primitives/text/text';
import { clip } from '../../core/words/untrusted-text';
import { useRichWords, useWords } from '../../core/words/use-words';
import { consentMessages } from '../consent.messages';
import { identityProviderMessages } from '../identity-provider.messages';
import { type ConsentSection, isOptional } from './consent-manifest';
import { ExpandablePermission } from './expandable-permission';
import {
  Permission,
  type PermissionProps,
  PermissionSection,
  PermissionSections,
  type PermissionViews,
} from './permission';
import { areMany } from './permissions.atoms';
import { checkAtom, choosableAtom, selectedAtom, shownPermissionsAtom } from './shown-permissions.atoms';

export interface PermissionListProps extends Pick<PermissionViews, 'Item' | 'level'> {
  sections: readonly ConsentSection[];
  /** The name of the scroll region of a long list. Default: 'Access'. */
  label?: string | undefined;
}

/** Permissions in sections, however many there are. */
export function PermissionList({ sections, label, ...views }: PermissionListProps) {
  if (areMany(sections)) return <LongPermissionList sections={sections} label={label} {...views} />;
  return <PermissionSections sections={sections} Expandable={ExpandablePermission} {...views} />;
}

/** Above this number, the permissions of a section are rendered only near the viewport. */
const veryMany = 200;

/** Permissions in a scroll region, so that the buttons remain in view however many there are. */
function LongPermissionList({ sections, label, Item = Permission, level }: PermissionListProps) {
  const say = useWords(consentMessages);
  return (
    <ScrollRegion label={label ?? say('idp.access')}>
      <Stack gap="group">
        {sections.map((section, index) =>
          section.items.length > veryMany ? (
            <Stack key={`${index}`} gap="item">
              {section.header && <PartHeading level={level}>{clip(section.header)}</PartHeading>}
              <LongList
                count={section.items.length}
                renderRow={(row) => <Item item={section.items[row] ?? ''} Expandable={ExpandablePermission} />}
              />
            </Stack>
          ) : (
            <PermissionSection
              key={`${index}`}
              {...section}
              Expandable={ExpandablePermission}
              Item={Item}
              level={level}
            />
          ),
        )}
      </Stack>
    </ScrollRegion>
  );
}

/**
 * The requested permissions: in the host's words if those can be read, however many there are, and new permissions
 * before earlier grants (B-IDP-14).
 */
export function RequestedPermissions({ clientName }: { clientName: string }) {
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
