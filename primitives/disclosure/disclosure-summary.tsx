import type { ReactNode } from 'react';
import { trigger, unopened } from './disclosure.css';

/** The summary of a disclosure that cannot be opened yet: it has the same look and size. */
export function DisclosureSummary({ children }: { children: ReactNode }) {
  return (
    <div className={`${trigger} ${unopened}`}>
      <span>{children}</span>
    </div>
  );
}
