import { useAtomValue } from 'jotai/react';
import { Text } from '../../primitives/text/text';
import { bootstrapAtom } from '../core/provider/bootstrap.atoms';
import { UntrustedText } from '../core/words/untrusted-text';
import { useRichWords, useWords } from '../core/words/use-words';
import { stepUpMessages } from './step-up.messages';

/** The text above the methods; without a method, a sentence that refers to support. */
export function MethodsText({ hasMethod }: { hasMethod: boolean }) {
  const say = useWords(stepUpMessages);
  const sayRich = useRichWords(stepUpMessages);
  const { projectName } = useAtomValue(bootstrapAtom);
  if (hasMethod) return <Text>{say('stepUp.text')}</Text>;
  return (
    <Text>
      {projectName
        ? sayRich('stepUp.noMethod', { project: <UntrustedText>{projectName}</UntrustedText> })
        : say('stepUp.noMethodNameless')}
    </Text>
  );
}
