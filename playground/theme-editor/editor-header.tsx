import { useAtomValue } from 'jotai/react';
import { AddressField } from '../host/app/clipboard/address-field';
import { useCopying } from '../host/app/clipboard/use-copying';
import { addressAtom, addressContentAtom, filesAtom, ownTokensAtom, playgroundAtom } from './editor.atoms';

/** The header of the editor: the number of own tokens, and the exports of the theme as files and as an address. */
export function EditorHeader() {
  const files = useAtomValue(filesAtom);
  const address = useAtomValue(addressAtom);
  const content = useAtomValue(addressContentAtom);
  const playground = useAtomValue(playgroundAtom);
  const count = useAtomValue(ownTokensAtom);
  const { copied, refused, copy } = useCopying();
  return (
    <header className="editor__head">
      <div className="editor__title">
        <h1>Theme editor</h1>
        <p>
          {count === 0
            ? 'The default theme. What you leave out follows what is there.'
            : `${count} of your own tokens.`}
        </p>
        <p role="status">
          {copied === address && `The address was copied. ${content}`}
          {refused === address && 'This browser lets no page copy: take the address from the field.'}
        </p>
      </div>
      <div className="editor__export">
        {refused === address && (
          <AddressField className="editor__address" label="Address of this theme" address={address} />
        )}
        <button type="button" onClick={() => void copy(address)}>
          Copy address
        </button>
        {playground && (
          <a className="editor__link" href={playground}>
            Try it in the playground
          </a>
        )}
        {Object.entries(files).map(([name, text]) => (
          <button
            key={name}
            type="button"
            className={name === 'theme.json' ? 'editor__primary' : undefined}
            onClick={() => download(name, text)}
          >
            Download {name}
          </button>
        ))}
      </div>
    </header>
  );
}

function download(name: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  Object.assign(document.createElement('a'), { href: address, download: name }).click();
  URL.revokeObjectURL(address);
}
