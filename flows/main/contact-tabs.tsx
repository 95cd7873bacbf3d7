import { useAtom, useAtomValue } from 'jotai/react';
import { Tabs } from '../../primitives/tabs';
import { useWords } from '../core/words/use-words';
import { ContactForm } from './contact-form';
import { type ContactMethod, contactMethodAtom, contactMethodsAtom } from './contact-methods';
import { mainMessages } from './main.messages';

const labels = { email: 'main.tabEmail', sms: 'main.tabText', whatsapp: 'main.tabWhatsApp' } as const;

/** Email, Text, WhatsApp: one form at a time; what was typed in another stays. */
export function ContactTabs() {
  const say = useWords(mainMessages);
  const methods = useAtomValue(contactMethodsAtom);
  const [method, pick] = useAtom(contactMethodAtom);
  const show = (id: string) => {
    const picked: ContactMethod | undefined = methods.find((offered) => offered === id);
    if (picked) pick(picked);
  };
  if (!method) return null;
  return (
    <Tabs
      label={say('main.methods')}
      items={methods.map((id) => ({ id, label: say(labels[id]) }))}
      value={method}
      onChange={show}
    >
      <ContactForm method={method} />
    </Tabs>
  );
}
