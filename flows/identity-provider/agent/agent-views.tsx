import { useAtomValue } from 'jotai/react';
import type { ReactNode } from 'react';
import { Banner } from '../../../primitives/banner/banner';
import { Disclosure } from '../../../primitives/disclosure/disclosure';
import { Stack } from '../../../primitives/stack/stack';
import { Text } from '../../../primitives/text/text';
import { UntrustedText } from '../../core/words/untrusted-text';
import { useRichWords, useWords } from '../../core/words/use-words';
import { sayAtom, type SayIn } from '../../core/words/words.atoms';
import { destinationOf } from '../client-name';
import { QuestionPart } from '../consent/question-part';
import type { ConsentQuestion } from '../identity-provider.atoms';
import { agentMessages } from './agent.messages';
import { isLoopback } from './presented-client';
import { resourcesOf } from './requested-resources';

// Exported with the views, so that one fetch loads all that the request needs.
export { presentedName } from './presented-client';

/** The services to which access is requested: the host of each, and the whole address if it says more. */
export function RequestedResources({ request }: Pick<ConsentQuestion, 'request'>) {
  const say = useWords(agentMessages);
  const sayRich = useRichWords(agentMessages);
  const resources = resourcesOf(request);
  if (resources.length === 0) return null;
  return (
    <QuestionPart part="resources">
      {resources.map(({ host, address }, index) => (
        <Stack key={`${index}`} gap="label">
          <Text>{sayRich('idp.forResource', { host: <UntrustedText>{host}</UntrustedText> })}</Text>
          {address !== undefined && (
            <Disclosure summary={say('idp.resourceDetails')}>
              <Text tone="helper">
                <bdi>{address.slice(0, 10_000)}</bdi>
              </Text>
            </Disclosure>
          )}
        </Stack>
      ))}
    </QuestionPart>
  );
}

/** The destination of the answer, if it is a program on the user's own device; for any other, the usual text. */
export function AgentDestination({ address, children }: { address: string; children: ReactNode }) {
  const sayRich = useRichWords(agentMessages);
  if (!isLoopback(address)) return children;
  const { name } = destinationOf(new URL(address));
  return <Text tone="helper">{sayRich('idp.destinationLoopback', { host: <bdi>{name}</bdi> })}</Text>;
}

/** The warnings for the user before Allow, in order; undefined if there are none, as for most questions. */
export function noticesOf(
  { request, authorization }: Pick<ConsentQuestion, 'request' | 'authorization'>,
  clientName: string,
  sayIn: SayIn,
): readonly string[] | undefined {
  const say = sayIn(agentMessages);
  const notices: string[] = [];
  if (authorization.client.type === 'third_party_public') {
    notices.push(clientName ? say('idp.selfRegistered', { clientName }) : say('idp.selfRegisteredNameless'));
  }
  if (isLoopback(request.redirectURI)) {
    notices.push(clientName ? say('idp.loopbackNotice', { clientName }) : say('idp.loopbackNoticeNameless'));
  }
  return notices.length > 0 ? notices : undefined;
}

export interface AgentNoticesProps {
  question: ConsentQuestion;
  clientName: string;
  /** The id by which the question is described. */
  id: string;
}

/** The notices as a part of the question: read with it, and not as an alert. Renders nothing if there are none. */
export function AgentNotices({ question, clientName, id }: AgentNoticesProps) {
  const notices = noticesOf(question, clientName, useAtomValue(sayAtom));
  return (
    notices && (
      <QuestionPart part="notices" id={id}>
        {notices.map((notice) => (
          <Banner key={notice} tone="notice">
            {notice}
          </Banner>
        ))}
      </QuestionPart>
    )
  );
}
