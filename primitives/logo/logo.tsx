import { useState } from 'react';
import { image, place } from './logo.css';

export interface LogoProps {
  /** Its address. */
  src: string;
  /** The text alternative; empty where a name beside it says the same. It is shown when the image does not load. */
  alt: string;
}

/** A logo, as large as the tokens `logo.maxHeight` and `logo.maxWidth` allow (B-LOOK-4). Its server does not learn which page shows it. */
export function Logo({ src, alt }: LogoProps) {
  const [broken, setBroken] = useState<string>();
  return (
    <div className={place}>
      {broken === src ? (
        <span>{alt}</span>
      ) : (
        <img src={src} alt={alt} referrerPolicy="no-referrer" onError={() => setBroken(src)} className={image} />
      )}
    </div>
  );
}
