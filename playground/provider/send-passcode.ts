import type { Channel } from './passcodes';
import type { Project } from './project';

/** Sends a new passcode; the one before it stops working. */
export function sendPasscode(project: Project, channel: Channel, methodId: string, to: string, minutes: number): void {
  const code = project.passcodes.issue(methodId, channel, minutes);
  const { project_name } = project.settings.bootstrap;
  const text = `Your ${project_name} passcode is ${code}. It works once, within ${minutes} minutes.`;
  project.outbox.send({
    channel,
    to,
    ...(channel === 'email' ? { subject: `Your ${project_name} passcode` } : {}),
    text,
    code,
    links: [],
  });
}
