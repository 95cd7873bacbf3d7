import { html } from 'hono/html';
import { hasAddresses } from './providers';

/** The fields and buttons by which a user of the stand-in chooses an account of a provider. */
export const accountFields = (type: string) =>
  hasAddresses(type)
    ? html`<label>Email <input type="email" name="email" value="visitor@example.com" required /></label>
        <button type="submit">Continue</button>
        <button type="submit" name="cancel" value="1" formnovalidate>Cancel</button>
        <button type="submit" name="handle" value="visitor" formnovalidate>Use an account without an address</button>`
    : html`<label>Username <input type="text" name="handle" value="visitor" required maxlength="64" /></label>
        <button type="submit">Continue</button>
        <button type="submit" name="cancel" value="1" formnovalidate>Cancel</button>`;
