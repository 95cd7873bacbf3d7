import type { Fields } from '../fields';
import { registerClient } from './clients';
import { ControlError } from './control-error';
import { type ControlCall, type ControlRoute, perform } from './control-route';
import { patchProject } from './project';
import { createUser } from './users';

/** Creates the users and registers the applications of a seed file, and changes the settings that it names: all or none. */
export const plantSeed: ControlRoute = {
  method: 'POST',
  path: '/seed',
  accepts: ['project', 'users', 'applications'],
  async answer(call) {
    const before = call.write();
    try {
      return await plant(call);
    } catch (error) {
      call.read(before);
      throw error;
    }
  },
};

async function plant(call: ControlCall) {
  const { body } = call;
  const settings = body.optionalFields('project');
  const applications = body.optionalList('applications') ?? [];
  const users = body.optionalList('users') ?? [];
  if (settings) await planted(call, patchProject, 'project', settings);
  return {
    // Before the users, because one of them may have given an application access.
    applications: await plantAll(call, registerClient, 'applications', applications),
    users: await plantAll(call, createUser, 'users', users),
  };
}

async function plantAll(call: ControlCall, route: ControlRoute, name: string, all: readonly Fields[]) {
  const answers: unknown[] = [];
  // Sequentially, so that their order is that of the file.
  for (const [index, one] of all.entries()) answers.push(await planted(call, route, `${name}[${index}]`, one));
  return answers;
}

/** Performs the call that a part of the seed represents. An error names the part. */
async function planted(call: ControlCall, route: ControlRoute, part: string, body: Fields): Promise<unknown> {
  try {
    return await perform(route, { ...call, body });
  } catch (error) {
    if (!(error instanceof ControlError)) throw error;
    const { what, why, fix } = error.problem;
    throw new ControlError({ what: `In ${part}: ${what}`, why, fix });
  }
}
