// The failure of a service: its kind, and a message for the person.

export class ServiceFailure extends Error {
  /** `LIMITED`: it takes no more questions for now. */
  readonly status: 'UNAVAILABLE' | 'LIMITED';

  constructor(status: 'UNAVAILABLE' | 'LIMITED', message: string, cause?: unknown) {
    super(message, { cause });
    this.name = 'ServiceFailure';
    this.status = status;
  }
}

/** There is an answer, and it is too large or malformed. In one that is for many, a single record may be the cause. */
export class UnreadableAnswer extends ServiceFailure {}
