import { type RawProps, serverKit } from '../ssr/server-functions';

/** An element whose markup a server made, and that a browser leaves as it stands. */
export function AsItStands(props: RawProps) {
  if (typeof document === 'undefined' && serverKit.Raw) return <serverKit.Raw {...props} />;
  const { html: _, place, ...attributes } = props;
  // A text is not looked into, and React lets it differ.
  return (
    <div {...attributes} suppressHydrationWarning ref={place}>
      {''}
    </div>
  );
}
