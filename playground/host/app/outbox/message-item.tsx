import './message.css';
import { channelName, type Message } from './message';
import { CopyCode } from './copy-code';

const linkNames: Readonly<Record<string, string>> = {
  magic_links: 'Sign in with this link',
  login: 'Sign in without a password',
  reset_password: 'Set a new password',
};

/** One message: its code to copy, its links to follow, its text to read. */
export function MessageItem({ message }: { message: Message }) {
  return (
    <li className="message">
      <p className="message__head">
        <span>{channelName(message)}</span>
        <time dateTime={message.at}>{new Date(message.at).toLocaleTimeString('en-GB', { timeStyle: 'short' })}</time>
      </p>
      <p className="message__to">
        <bdi>{message.to}</bdi>
      </p>
      {message.code && <CopyCode code={message.code} />}
      {message.links.map(({ rel, href }) => (
        <a className="message__link" key={href} href={href}>
          {linkNames[rel] ?? 'Follow this link'}
        </a>
      ))}
      <details className="message__text">
        <summary>
          Read it<span className="visually-hidden">: {message.subject ?? channelName(message)}</span>
        </summary>
        {message.subject && <p className="message__subject">{message.subject}</p>}
        <p>{message.text}</p>
      </details>
    </li>
  );
}
