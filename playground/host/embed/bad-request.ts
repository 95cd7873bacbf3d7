/** An invalid request for the page; the message is a readable sentence. */
export class BadRequest extends Error {
  override readonly name = 'BadRequest';
}
