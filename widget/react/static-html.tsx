import { type RawProps, serverFunctions } from '../ssr/server-functions';

/** An element whose markup a server made, and that a browser leaves unchanged. */
export function StaticHtml(props: RawProps) {
  if (typeof document === 'undefined' && serverFunctions.Raw) return <serverFunctions.Raw {...props} />;
  const { html: _, place, ...attributes } = props;
  // A text is not looked into, and React lets it differ.
  return (
    <div {...attributes} suppressHydrationWarning ref={place}>
      {''}
    </div>
  );
}
