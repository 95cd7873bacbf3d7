import { type FormEvent, useState } from 'react';
import { requestAccess } from './authorization';

const scopes = [
  { name: 'openid', label: 'Who you are', isAlways: true },
  { name: 'email', label: 'Your e-mail address' },
  { name: 'profile', label: 'Your name' },
  { name: 'phone', label: 'Your telephone number' },
  { name: 'offline_access', label: 'Access while you are away' },
  { name: 'write:invoices', label: 'Create invoices' },
];

/** The form that requests access, or more access where some was granted. */
export function AccessForm({ granted = [] }: { granted?: readonly string[] }) {
  const [problem, setProblem] = useState<string>();
  const request = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const selected = scopes.filter(({ name, isAlways }) => isAlways || form.has(name)).map(({ name }) => name);
    requestAccess(selected, form.has('prompt') ? 'consent' : undefined).catch((reason: unknown) =>
      setProblem(reason instanceof Error ? reason.message : String(reason)),
    );
  };
  return (
    <form className="panel" onSubmit={request}>
      <fieldset>
        <legend>What the robot asks for</legend>
        {scopes.map(({ name, label, isAlways }) => (
          <label key={name}>
            <input
              type="checkbox"
              name={name}
              defaultChecked={isAlways || granted.includes(name) || (granted.length === 0 && name === 'email')}
              disabled={isAlways}
            />
            {label} <code>{name}</code>
            {granted.includes(name) && '(allowed)'}
          </label>
        ))}
      </fieldset>
      <label>
        <input type="checkbox" name="prompt" />
        Ask again, even for what was allowed before
      </label>
      <button className="action">{granted.length > 0 ? 'Ask Slow Clay for more' : 'Connect with Slow Clay'}</button>
      {problem && <p role="alert">The provider could not be reached: {problem}</p>}
    </form>
  );
}
