/** The page was asked for something it cannot do; the message is a readable sentence. */
export class BadRequest extends Error {
  override readonly name = 'BadRequest';
}
