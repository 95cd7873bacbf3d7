import { useAtomValue } from 'jotai/react';
import { useRef, useState } from 'react';
import { addressAtom, filesAtom } from './editor.atoms';

/** The ways to take the theme along: as files, and as an address that holds it. */
export function TakeAlong() {
  const files = useAtomValue(filesAtom);
  const address = useAtomValue(addressAtom);
  const field = useRef<HTMLInputElement>(null);
  const [copied, setCopied] = useState<string>();
  const copy = () => {
    // Where a page may not write to the clipboard, the address stands ready to be copied by hand.
    field.current?.select();
    navigator.clipboard.writeText(address).then(
      () => setCopied(address),
      () => setCopied(undefined),
    );
  };
  return (
    <div className="editor__take">
      <div className="editor__share">
        <label htmlFor="editor-address">Address</label>
        <input
          id="editor-address"
          ref={field}
          readOnly
          value={address}
          onFocus={({ currentTarget }) => currentTarget.select()}
        />
        <button type="button" onClick={copy}>
          {copied === address ? 'Copied' : 'Copy'}
        </button>
        <span role="status" className="editor__unseen">
          {copied === address ? 'The address was copied.' : ''}
        </span>
      </div>
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
  );
}

function download(name: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  Object.assign(document.createElement('a'), { href: address, download: name }).click();
  URL.revokeObjectURL(address);
}
