/** An address to copy by hand, if the browser blocks copying: it gets focus, and all of it is selected. */
export function AddressField({ label, address, className }: { label: string; address: string; className: string }) {
  return (
    <input
      className={className}
      readOnly
      autoFocus
      aria-label={label}
      value={address}
      onFocus={({ currentTarget }) => currentTarget.select()}
    />
  );
}
