import { useEffect, useRef } from 'react';

/** The name of a page of the application. */
export type PageName = 'front' | 'account' | 'booked';

const titles: Record<PageName, string> = {
  front: 'Slow Clay: a wheel of your own, by the hour',
  account: 'Your account, Slow Clay',
  booked: 'Your wheel is booked, Slow Clay',
};

/** Names the document after its page and, when the page changes, moves focus to its heading. A first visit keeps its focus. */
export function usePageTitle(page: PageName): void {
  const last = useRef(page);
  useEffect(() => {
    document.title = titles[page];
    if (last.current !== page) document.querySelector<HTMLElement>('#page-title')?.focus();
    last.current = page;
  }, [page]);
}
