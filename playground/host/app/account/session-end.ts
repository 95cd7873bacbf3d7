/** The end of a session, as a user says it. */
export function sessionEnd(expiresAt: string): string {
  const end = new Date(expiresAt);
  const minutes = Math.max(0, Math.round((end.getTime() - Date.now()) / 60_000));
  const time = end.toLocaleTimeString('en-GB', { hour: '2-digit', minute: '2-digit' });
  if (minutes > 600) return end.toLocaleString('en-GB', { dateStyle: 'medium', timeStyle: 'short' });
  return `at ${time}, in ${minutes} ${minutes === 1 ? 'minute' : 'minutes'}`;
}
