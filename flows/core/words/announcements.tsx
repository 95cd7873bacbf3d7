import { useAtomValue } from 'jotai/react';
import { LiveRegion } from '../../../primitives/live-region/live-region';
import { announcementAtom } from './announce.atoms';

/** The live region by itself, so that an announcement does not render the screen again. */
export function Announcements() {
  return <LiveRegion {...useAtomValue(announcementAtom)} />;
}
