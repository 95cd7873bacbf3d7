import './outbox.css';
import { useState } from 'react';
import { summary } from './message';
import { MessageItem } from './message-item';
import { useMessages } from './use-messages';

const shownAtMost = 8;

/**
 * The mail and texts that the local provider did not send. A column beside a wide page; on a narrow one a bar at its
 * foot that opens.
 */
export function Outbox() {
  const { messages, isReachable, news } = useMessages();
  const [isOpen, setOpen] = useState(false);
  const [newest] = messages;
  return (
    <aside className="outbox" aria-labelledby="outbox-title" data-open={isOpen}>
      <div className="outbox__head">
        <h2 className="outbox__title" id="outbox-title">
          Outbox
        </h2>
        <p className="outbox__newest">{newest ? summary(newest) : 'Nothing sent yet'}</p>
        <button
          className="outbox__toggle"
          type="button"
          aria-expanded={isOpen}
          aria-controls="outbox-body"
          onClick={() => setOpen(!isOpen)}
        >
          {isOpen ? 'Close' : 'Open'}
          <span className="visually-hidden"> the outbox</span>
        </button>
      </div>
      <div className="outbox__body" id="outbox-body">
        <p className="outbox__note">
          {isReachable
            ? 'Mail and texts land here instead of in the world.'
            : 'The local provider does not answer. Is it still running?'}
        </p>
        {messages.length === 0 && isReachable && (
          <p className="outbox__empty">Ask for a link or a code, and it will be here.</p>
        )}
        <ul className="outbox__list">
          {messages.slice(0, shownAtMost).map((message) => (
            <MessageItem key={message.id} message={message} />
          ))}
        </ul>
      </div>
      <p className="visually-hidden" role="status">
        {news}
      </p>
    </aside>
  );
}
