/** Opening hours, and what this page really is. */
export function SiteFooter() {
  return (
    <footer className="footer">
      <p>Open every day, 7:00 to 22:00. The kettle is always on.</p>
      <p>
        Slow Clay is made up. The sign-in card is Vestibule, talking to a provider on this computer: no account, no
        network, nothing sent.
      </p>
    </footer>
  );
}
