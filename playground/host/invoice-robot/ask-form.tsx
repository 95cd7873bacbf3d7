import { type FormEvent, useState } from 'react';
import { askForAccess } from './sign-in';

const scopes = [
  { name: 'openid', label: 'Who you are', isAlways: true },
  { name: 'email', label: 'Your e-mail address' },
  { name: 'profile', label: 'Your name' },
  { name: 'phone', label: 'Your telephone number' },
  { name: 'offline_access', label: 'Access while you are away' },
  { name: 'write:invoices', label: 'Create invoices' },
];

/** The form of what the application will ask for. */
export function AskForm() {
  const [problem, setProblem] = useState<string>();
  const ask = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const wanted = scopes.filter(({ name, isAlways }) => isAlways || form.has(name)).map(({ name }) => name);
    askForAccess(wanted, form.has('prompt') ? 'consent' : undefined).catch((reason: unknown) =>
      setProblem(reason instanceof Error ? reason.message : String(reason)),
    );
  };
  return (
    <form className="panel" onSubmit={ask}>
      <fieldset>
        <legend>What the robot asks for</legend>
        {scopes.map(({ name, label, isAlways }) => (
          <label key={name}>
            <input type="checkbox" name={name} defaultChecked={isAlways || name === 'email'} disabled={isAlways} />
            {label} <code>{name}</code>
          </label>
        ))}
      </fieldset>
      <label>
        <input type="checkbox" name="prompt" />
        Ask again, even for what was allowed before
      </label>
      <button className="action">Connect with Slow Clay</button>
      {problem && <p role="alert">The provider could not be reached: {problem}</p>}
    </form>
  );
}
