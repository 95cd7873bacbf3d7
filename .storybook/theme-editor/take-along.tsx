import { useAtomValue } from 'jotai/react';
import { useRef } from 'react';
import { useCopying } from '../../playground/host/app/try-it/use-copying';
import { addressAtom, filesAtom, playgroundAtom } from './editor.atoms';

/** The ways to take the theme along: as files, and as an address that holds it. */
export function TakeAlong() {
  const files = useAtomValue(filesAtom);
  const address = useAtomValue(addressAtom);
  const playground = useAtomValue(playgroundAtom);
  const field = useRef<HTMLInputElement>(null);
  const { copied, refused, copy } = useCopying();
  const share = async () => {
    if (await copy(address)) return;
    // It stands ready to be copied by hand.
    field.current?.focus();
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
        <button type="button" onClick={() => void share()}>
          Copy address
        </button>
        <span role="status" className="editor__said">
          {copied === address && 'The address was copied. It holds this theme.'}
          {refused === address && 'This browser lets no page copy: take the address from the field.'}
        </span>
      </div>
      {playground && <a href={playground}>Try it in the playground</a>}
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
