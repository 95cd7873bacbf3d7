import { atom } from 'jotai/vanilla';
import { bootstrapAtom } from '../core/provider/bootstrap.atoms';
import { sayAtom } from '../core/words/words.atoms';
import { type ReadableName, readableName } from './client-name';
import type { ConsentQuestion } from './identity-provider.atoms';

/** The name that is shown for the application of a question. */
export const clientNameAtom = atom((get) => {
  const { projectName } = get(bootstrapAtom);
  const say = get(sayAtom);
  return (question: ConsentQuestion): ReadableName => {
    const { agent, authorization } = question;
    if (!agent) return readableName(authorization.client.name);
    return agent.presentedName(question, projectName, say);
  };
});
