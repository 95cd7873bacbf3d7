import { useAtomValue } from 'jotai/react';
import type { ReactNode } from 'react';
import { Stack } from '../../primitives/stack/stack';
import { Tabs } from '../../primitives/tabs/tabs';
import { lastUsedAtom } from '../core/last-used/last-used.atoms';
import { lastUsedMark } from '../core/last-used/last-used.lazy';
import { lastUsedMessages } from '../core/last-used/last-used.messages';
import { Lazy } from '../core/lazy/lazy-view';
import { useWords } from '../core/words/use-words';
import type { Channel } from './contact';
import { contactTabsMessages } from './contact-tabs.messages';

const labels = { email: 'main.tabEmail', sms: 'main.tabText', whatsapp: 'main.tabWhatsApp' } as const;

export interface ContactTabsProps {
  channels: readonly Channel[];
  picked: Channel;
  onPick(channel: Channel): void;
  /** The form of the selected channel. */
  children: ReactNode;
}

/** The tabs Email, Text and WhatsApp: one form at a time. What was typed in another one is kept. */
export function ContactTabs({ channels, picked, onPick, children }: ContactTabsProps) {
  const say = useWords(contactTabsMessages);
  const sayLastUsed = useWords(lastUsedMessages);
  const lastUsed = useAtomValue(lastUsedAtom);
  const isMarked = channels.some((channel) => channel === lastUsed);
  const show = (id: string) => {
    const channel = channels.find((one) => one === id);
    if (channel) onPick(channel);
  };
  return (
    <Tabs
      label={say('main.methods')}
      items={channels.map((id) => ({
        id,
        label: say(labels[id]),
        badge: id === lastUsed ? sayLastUsed('lastUsed.mark') : undefined,
      }))}
      value={picked}
      onChange={show}
    >
      {/* Also without a mark, which only the browser knows: another parent would remount the form that a server rendered. */}
      <Stack gap="item">
        {children}
        {isMarked && (
          <Lazy of={lastUsedMark} failed={() => null}>
            {({ Forget }) => <Forget />}
          </Lazy>
        )}
      </Stack>
    </Tabs>
  );
}
