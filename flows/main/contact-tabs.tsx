import { useAtom, useAtomValue } from 'jotai/react';
import type { ReactNode } from 'react';
import { Tabs } from '../../primitives/tabs';
import { useWords } from '../core/words/use-words';
import { contactMethodAtom, contactMethodsAtom } from './contact-methods';
import { mainMessages } from './main.messages';

const labels = { email: 'main.tabEmail', sms: 'main.tabText', whatsapp: 'main.tabWhatsApp' } as const;

/** Email, Text, WhatsApp: one form at a time; what was typed in another stays. */
export function ContactTabs({ children }: { children: ReactNode }) {
  const say = useWords(mainMessages);
  const methods = useAtomValue(contactMethodsAtom);
  const [method, pick] = useAtom(contactMethodAtom);
  const show = (id: string) => {
    const picked = methods.find((offered) => offered === id);
    if (picked) pick(picked);
  };
  return (
    method && (
      <Tabs
        label={say('main.methods')}
        items={methods.map((id) => ({ id, label: say(labels[id]) }))}
        value={method}
        onChange={show}
      >
        {children}
      </Tabs>
    )
  );
}
