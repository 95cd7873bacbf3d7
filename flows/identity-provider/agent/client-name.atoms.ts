import { atom } from 'jotai/vanilla';
import { bootstrapAtom } from '../../core/provider/provider.atoms';
import { sayAtom } from '../../core/words/words.atoms';
import { type ReadableName, readableName } from '../client-name';
import type { ConsentQuestion } from '../identity-provider.atoms';

/** The name that the application of a question is called by, wherever it is named. */
export const clientNameAtom = atom((get) => {
  const { projectName } = get(bootstrapAtom);
  const say = get(sayAtom);
  return (question: ConsentQuestion): ReadableName => {
    const { agent, authorization } = question;
    if (!agent) return readableName(authorization.client.name);
    return agent.presentedName(question, projectName, say);
  };
});
