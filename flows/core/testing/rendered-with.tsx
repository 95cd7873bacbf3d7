import { render } from '@testing-library/react';
import { Provider } from 'jotai/react';
import type { createStore } from 'jotai/vanilla';
import { type ReactNode, StrictMode } from 'react';

/** Renders a part of the widget with a store. */
export function renderedWith(store: ReturnType<typeof createStore>, part: ReactNode) {
  return render(
    <StrictMode>
      <Provider store={store}>{part}</Provider>
    </StrictMode>,
  );
}
