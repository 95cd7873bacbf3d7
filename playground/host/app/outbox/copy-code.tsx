import { useState } from 'react';

/** A code, spaced for reading, and a button that copies it. */
export function CopyCode({ code }: { code: string }) {
  const [isCopied, setCopied] = useState(false);
  const copy = async () => {
    await navigator.clipboard.writeText(code);
    setCopied(true);
    setTimeout(() => setCopied(false), 2_000);
  };
  return (
    <div className="code">
      <span className="code__digits">
        {code.slice(0, 3)}
        <span className="code__gap" />
        {code.slice(3)}
      </span>
      <button className="code__copy" type="button" onClick={() => void copy().catch(() => setCopied(false))}>
        {isCopied ? 'Copied' : 'Copy'}
        <span className="visually-hidden"> the code {code}</span>
      </button>
    </div>
  );
}
