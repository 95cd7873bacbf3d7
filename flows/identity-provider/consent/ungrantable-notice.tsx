import { useAtomValue } from 'jotai/react';
import { Disclosure } from '../../../primitives/disclosure';
import { Stack } from '../../../primitives/stack';
import { Text } from '../../../primitives/text';
import type { ScopeResult } from '../../core/provider/identity-provider-calls';
import { useRichWords } from '../../core/words/use-rich-words';
import { useWords } from '../../core/words/use-words';
import { identityProviderMessages } from '../identity-provider.messages';
import { scopeTextAtom } from '../permissions/permissions.atoms';

/** The most permissions that are named; whoever cannot grant a thousand things need not read them all. */
const most = 100;

export interface UngrantableNoticeProps {
  scopes: readonly ScopeResult[];
  clientName: string;
}

/** The scopes that cannot be granted, where there are some: said openly, and listed for who wants to know (B-IDP-8). */
export function UngrantableNotice({ scopes, clientName }: UngrantableNoticeProps) {
  const sayRich = useRichWords(identityProviderMessages);
  const say = useWords(identityProviderMessages);
  const textOf = useAtomValue(scopeTextAtom);
  if (scopes.length === 0) return null;
  return (
    <Disclosure
      summary={
        clientName
          ? sayRich('idp.ungrantable', { clientName: <bdi>{clientName}</bdi> })
          : say('idp.ungrantableNameless')
      }
    >
      <Stack gap="label" as="ul">
        {scopes.slice(0, most).map((scope) => (
          <li key={scope.scope}>
            <Text tone="helper">
              <bdi>{textOf(scope)}</bdi>
            </Text>
          </li>
        ))}
        {scopes.length > most && (
          <li>
            <Text tone="helper">{say('idp.andMore', { count: scopes.length - most })}</Text>
          </li>
        )}
      </Stack>
    </Disclosure>
  );
}
