import type { ThemeOption } from '../../../../tools';
import { addressOf } from '../../../../tools/theme/shared-theme';
import { themeEditor } from '../../client/page-facts';
import { AddressField } from '../clipboard/address-field';
import { useCopying } from '../clipboard/use-copying';

/** A look as an address that holds it: to copy, and, where there is a theme editor, to go on with it there. */
export function ShareLook({ theme }: { theme: ThemeOption }) {
  const { copied, refused, copy } = useCopying();
  // A server renders nothing that depends on it.
  const address = typeof location === 'undefined' ? '' : addressOf(theme, new URL('./', location.href).href);
  const editor = themeEditor();
  return (
    <div className="share">
      <button className="share__button" type="button" onClick={() => void copy(address)}>
        Copy address<span className="visually-hidden"> of this look</span>
      </button>
      {editor && (
        <a className="share__button" href={addressOf(theme, editor)}>
          Edit in the theme editor
        </a>
      )}
      <p className="share__status" role="status">
        {copied === address && copied !== '' && 'The address was copied. It holds this look.'}
        {refused === address && 'This browser lets no page copy: take the address from here.'}
      </p>
      {refused === address && (
        <AddressField className="share__address" label="Address of this look" address={address} />
      )}
    </div>
  );
}
