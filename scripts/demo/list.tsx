import type { StoryEntry } from '../visual/touched.ts';

/** An entry of the list, and its address relative to this page. */
interface Door {
  name: string;
  href: string;
  text: string;
}

const code = { config: { products: ['otp'], otpOptions: { methods: ['email'] } } };

/** The address of a page with a single mount. */
const embed = (mount: string, props: object) =>
  `playground/embed.html?${new URLSearchParams({ mount, props: JSON.stringify(props) })}`;

const doors: readonly Door[] = [
  {
    name: 'The playground',
    href: 'playground/',
    text: 'A host page with every way to sign in. Codes and links land in the outbox beside the widget.',
  },
  {
    name: 'Consent',
    href: 'playground/robot.html',
    text: 'Another application asks for access to your account. Sign in first, in the playground.',
  },
  {
    name: 'The theme editor',
    href: 'storybook/iframe.html?id=tokens-theme-editor--from-nothing&viewMode=story',
    text: 'All screens and every contrast while you change the theme. An address holds it, to send to others.',
  },
  {
    name: 'Storybook',
    href: 'storybook/',
    text: 'The screens below with their code, in every theme and 29 languages.',
  },
];

const mounts: readonly Door[] = [
  { name: 'Log-in', href: embed('login', code), text: 'mountLogin' },
  { name: 'Callback', href: embed('callback', code), text: 'mountCallback' },
  {
    name: 'Password reset',
    href: embed('passwordReset', { config: { products: ['passwords'] } }),
    text: 'mountPasswordReset',
  },
  {
    name: 'Passkey registration',
    href: embed('passkeyRegistration', { config: { products: ['emailMagicLinks', 'passkeys'] } }),
    text: 'mountPasskeyRegistration',
  },
  {
    name: 'Connected applications',
    href: embed('connectedApps', { config: { products: [] } }),
    text: 'mountConnectedApps',
  },
  {
    name: 'Step-up',
    href: embed('stepUp', { config: { products: [] } }),
    text: 'mountStepUp',
  },
];

/** The groups of stories, in the order of Storybook's list, and the name of each here. */
const groups: Readonly<Record<string, string>> = {
  Screens: 'Screens',
  Flows: 'What several screens share',
  Entries: 'Ways into a page',
  primitives: 'Parts',
};

const storyAddress = (id: string) => `storybook/iframe.html?${new URLSearchParams({ id, viewMode: 'story' })}`;

/** The first page of the demo: the entries to try, and each screen and part in each of its states. */
export function List({ stories }: { stories: readonly StoryEntry[] }) {
  return (
    <main>
      <header>
        <h1>Vestibule</h1>
        <p>
          A sign-up and log-in widget, with the consent screens of an OAuth identity provider. All of it runs in your
          browser, the provider too: there is no server, and nothing that you type leaves this computer.
        </p>
      </header>
      <ul className="doors">
        {doors.map(({ name, href, text }) => (
          <li key={href}>
            <a href={href}>{name}</a>
            <p>{text}</p>
          </li>
        ))}
      </ul>
      <section aria-labelledby="mounts">
        <h2 id="mounts">
          Each mount alone <span>with the provider behind it; where one needs a session, yours of the playground</span>
        </h2>
        <ul className="states">
          {mounts.map(({ name, href, text }) => (
            <li key={href}>
              <a href={href}>{name}</a> <code>{text}</code>
            </li>
          ))}
        </ul>
      </section>
      {Object.entries(groups).map(([group, name]) => (
        <Group key={group} name={name} stories={stories.filter(({ title }) => title.startsWith(`${group}/`))} />
      ))}
    </main>
  );
}

function Group({ name, stories }: { name: string; stories: readonly StoryEntry[] }) {
  const titles = [...new Set(stories.map(({ title }) => title))];
  return (
    <section aria-labelledby={`group-${name}`}>
      <h2 id={`group-${name}`}>
        {name} <span>{stories.length} states</span>
      </h2>
      <div className="titles">
        {titles.map((title) => (
          <div key={title}>
            <h3>{title.split('/').slice(1).join(', ')}</h3>
            <ul className="states">
              {stories
                .filter((story) => story.title === title)
                .map((story) => (
                  <li key={story.id}>
                    <a href={storyAddress(story.id)}>{story.name}</a>
                  </li>
                ))}
            </ul>
          </div>
        ))}
      </div>
    </section>
  );
}
