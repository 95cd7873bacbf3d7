/** The problem of a control call, with its reason and its remedy. */
export interface ControlProblem {
  readonly what: string;
  readonly why: string;
  readonly fix: string;
}

/** A refusal of the control interface, for a user to read. */
export class ControlError extends Error {
  override readonly name = 'ControlError';

  constructor(readonly problem: ControlProblem) {
    super(`${problem.what} ${problem.why} ${problem.fix}`);
  }

  static field(field: string, expected: string): ControlError {
    return new ControlError({
      what: `"${field}" is missing or of the wrong kind.`,
      why: `It has to be ${expected}.`,
      // A long list appears once.
      fix: expected.startsWith('one of ') ? `Send one of these as "${field}".` : `Send "${field}" as ${expected}.`,
    });
  }

  static unknownRoute(method: string, path: string, known: readonly string[]): ControlError {
    return new ControlError({
      what: `${method} ${path} does nothing.`,
      why: 'No call of the control interface has this method and path.',
      fix: `Call one of these: ${known.join(', ')}.`,
    });
  }
}
