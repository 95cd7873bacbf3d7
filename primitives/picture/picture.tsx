import { type ReactNode, useState } from 'react';
import { picture } from './picture.css';

export interface PictureProps {
  src: string;
  /** The content where the picture does not load. Default: its room, empty. */
  fallback?: ReactNode;
}

/** A small picture beside words that say the same. */
export function Picture({ src, fallback = <span className={picture} /> }: PictureProps) {
  const [broken, setBroken] = useState<string>();
  if (broken === src) return fallback;
  return <img src={src} alt="" referrerPolicy="no-referrer" onError={() => setBroken(src)} className={picture} />;
}
