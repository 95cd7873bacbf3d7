import type { Channel } from './passcodes';
import type { Project } from './project';

/** Sends a new passcode; the previous one becomes invalid. */
export function sendPasscode(project: Project, channel: Channel, methodId: string, to: string, minutes: number): void {
  const code = project.passcodes.issue(methodId, channel, minutes);
  const { project_name } = project.settings.bootstrap;
  const sentence = `Your ${project_name} passcode is ${code}. It works once, within ${minutes} minutes.`;
  const text = channel === 'sms' ? `${sentence}\n\n${domainLine(project, code)}` : sentence;
  project.outbox.send({
    channel,
    to,
    ...(channel === 'email' ? { subject: `Your ${project_name} passcode` } : {}),
    text,
    code,
    links: [],
  });
}

/** The last line of a text message, which binds the code to its origin in WebOTP's format. */
function domainLine({ hostOrigin }: Project, code: string): string {
  return `@${new URL(hostOrigin).hostname} #${code}`;
}
