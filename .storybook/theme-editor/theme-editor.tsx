import './theme-editor.css';
import { useAtomValue } from 'jotai/react';
import { ContrastTable } from './contrast-table';
import { addressFollowerAtom, ownTokensAtom } from './editor.atoms';
import { ScreensPreview } from './screens-preview';
import { Begin } from './begin';
import { TakeAlong } from './take-along';
import { TokenFields } from './token-fields';

/** The theme editor: a brand team changes tokens, sees all screens and every contrast at once, and takes the theme along. */
export function ThemeEditor() {
  useAtomValue(addressFollowerAtom);
  const count = useAtomValue(ownTokensAtom);
  return (
    <div className="editor">
      <header className="editor__head">
        <div>
          <h1>Theme editor</h1>
          <p>
            {count === 0
              ? 'The default theme. What you leave out follows what is there.'
              : `${count} of your own tokens.`}
          </p>
        </div>
        <TakeAlong />
      </header>
      <div className="editor__body">
        <div className="editor__tools">
          <Begin />
          <section aria-labelledby="tokens-title">
            <h2 id="tokens-title">Tokens</h2>
            <TokenFields />
          </section>
        </div>
        <div className="editor__result">
          <ContrastTable />
          <ScreensPreview />
        </div>
      </div>
    </div>
  );
}
