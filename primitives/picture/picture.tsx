import { useState } from 'react';
import { picture } from './picture.css';

/** A small picture beside words that say the same. One that does not load leaves its room empty. */
export function Picture({ src }: { src: string }) {
  const [broken, setBroken] = useState<string>();
  if (broken === src) return <span className={picture} />;
  return <img src={src} alt="" referrerPolicy="no-referrer" onError={() => setBroken(src)} className={picture} />;
}
