import './theme-editor.css';
import { useAtomValue } from 'jotai/react';
import { ContrastTable } from './contrast-table';
import { EditorHeader } from './editor-header';
import { addressFollowerAtom } from './editor.atoms';
import { HalfChoice } from './half-choice';
import { ScreensPreview } from './screens-preview';
import { StartFrom } from './start-from';
import { TokenFields } from './token-fields';

/** The theme editor: a brand team changes tokens, sees all screens and every contrast at once, and exports the theme. */
export function ThemeEditor() {
  useAtomValue(addressFollowerAtom);
  return (
    <div className="editor">
      <EditorHeader />
      <div className="editor__body">
        <div className="editor__tools">
          <HalfChoice />
          <StartFrom />
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
