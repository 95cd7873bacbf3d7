import { Link } from '../../primitives/link/link';
import { Text } from '../../primitives/text/text';
import { poweredByMessages } from '../core/words/core.messages';
import { useRichWords } from '../core/words/use-words';

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
