import { useCopying } from '../clipboard/use-copying';

/** The duration of "Copied" on the button, in milliseconds. */
const copiedMilliseconds = 2_000;

/** A code, spaced for reading, and a button that copies it. */
export function CopyCode({ code }: { code: string }) {
  const { copied, refused, copy, reset } = useCopying();
  const copyForAWhile = async () => {
    if (await copy(code)) setTimeout(reset, copiedMilliseconds);
  };
  return (
    <>
      <div className="code">
        <span className="code__digits">
          {code.slice(0, 3)}
          <span className="code__gap" />
          {code.slice(3)}
        </span>
        <button className="code__copy" type="button" onClick={() => void copyForAWhile()}>
          {copied === code ? 'Copied' : 'Copy'}
          <span className="visually-hidden"> the code {code}</span>
        </button>
      </div>
      <p className="code__refused" role="status">
        {refused === code && 'This browser lets no page copy: select the code.'}
      </p>
    </>
  );
}
