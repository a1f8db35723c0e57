// The three ways in which a request to the API fails, distinguished before Relay hides the difference. Their messages are shown to people.
import type { PayloadError } from 'relay-runtime';

/** No answer: offline, the server is down, or it answered something else than GraphQL. */
export class NetworkError extends Error {
  override readonly name = 'NetworkError';
  constructor(options?: ErrorOptions) {
    super('Network request failed', options);
  }
}

/** No answer in time. */
export class TimeoutError extends Error {
  override readonly name = 'TimeoutError';
  constructor(options?: ErrorOptions) {
    super('Network request timed out', options);
  }
}

/** The server answered with errors and without data. */
export class ResponseError extends Error {
  override readonly name = 'ResponseError';
  readonly errors: readonly PayloadError[];
  constructor(errors: readonly PayloadError[]) {
    // Without the final full stop, because the text that shows it continues the sentence.
    super(`GraphQL response contains errors: ${errors.map(({ message }) => message.replace(/\.$/, '')).join('; ')}`);
    this.errors = errors;
  }
}
