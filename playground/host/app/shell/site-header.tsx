/** The studio's name, and where it is. */
export function SiteHeader() {
  return (
    <header className="header">
      <a className="wordmark" href="./">
        <svg className="wordmark__pot" viewBox="0 0 24 24" aria-hidden="true">
          <path d="M7.500 21C2.500 15 4 8.500 9.500 6.500L9 2h6l-.5 4.500C20 8.500 21.500 15 16.500 21z" />
        </svg>
        Slow Clay
      </a>
      <p className="header__place">Shared pottery studio, 4 Mill Lane</p>
    </header>
  );
}
