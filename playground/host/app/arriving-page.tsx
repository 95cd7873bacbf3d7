/** While the link that led here is being exchanged for a session. */
export function ArrivingPage() {
  return (
    <div className="arriving">
      <h1 className="display" id="page-title" tabIndex={-1}>
        One moment
      </h1>
      <p className="lead" role="status">
        Signing you in with your link.
      </p>
    </div>
  );
}
