import { Link } from '../../primitives/link/link';
import { Text } from '../../primitives/text/text';
import { poweredByMessages } from '../core/words/powered-by.messages';
import { useRichWords } from '../core/words/use-rich-words';

/** 'Powered by', a link. */
export function PoweredBy() {
  const sayRich = useRichWords(poweredByMessages);
  const provider = (
    <Link href="https://stytch.com" isExternal>
      Stytch
    </Link>
  );
  return <Text tone="helper">{sayRich('core.poweredBy', { name: provider })}</Text>;
}
