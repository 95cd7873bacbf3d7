import './front.css';
import type { StytchClient } from '@stytch/vanilla-js/headless';
import type { Choices } from '../try-it/choices';
import { TryIt } from '../try-it/try-it';
import { BookWheel } from './book-wheel';
import { SignInCard } from './sign-in-card';
import { StudioPicture } from './studio-picture';

/** The props of the front page. */
export interface FrontPageProps {
  /** Undefined on a server. */
  client: StytchClient | undefined;
  choices: Choices;
  onChoose(choices: Choices): void;
  /** Called with the user who booked a wheel. */
  onBook(userId: string): void;
  /** The notice that comes before anything else: of a link that did not work, say. */
  notice: string | undefined;
}

const facts = [
  { name: 'Twelve wheels', text: 'One is yours for the hour.' },
  { name: 'Two kilns', text: 'Fired every Tuesday and Friday.' },
  { name: 'A first hour, free', text: 'With a teacher beside you.' },
];

/** The page that a stranger sees: the studio, and the way in. */
export function FrontPage({ client, choices, onChoose, onBook, notice }: FrontPageProps) {
  return (
    <div className="front">
      <div className="front__pitch">
        <h1 className="display" id="page-title" tabIndex={-1}>
          A wheel of your own, by the hour.
        </h1>
        <p className="lead">
          Book a wheel, a shelf and a place in the kiln. Clay, glaze and good advice are included; hurry is not.
        </p>
        <BookWheel client={client} choices={choices} onBook={onBook} />
      </div>
      <div className="front__card">
        {notice && (
          <p className="notice" role="alert">
            {notice}
          </p>
        )}
        <SignInCard key={choices.way} client={client} choices={choices} />
        <TryIt choices={choices} onChoose={onChoose} />
      </div>
      <StudioPicture />
      <ul className="facts front__facts">
        {facts.map(({ name, text }) => (
          <li key={name}>
            <strong>{name}</strong>
            {text}
          </li>
        ))}
      </ul>
    </div>
  );
}
