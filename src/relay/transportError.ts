// The three ways in which a request to the API fails, told apart before Relay flattens them. Their texts are part of the product.
import type { PayloadError } from 'relay-runtime';

/** No answer came: offline, the server is away, or it answered something that is not its language. */
export class NetworkError extends Error {
  override readonly name = 'NetworkError';
  constructor(options?: ErrorOptions) {
    super('Network request failed', options);
  }
}

/** No answer came in time. */
export class TimeoutError extends Error {
  override readonly name = 'TimeoutError';
  constructor(options?: ErrorOptions) {
    super('Network request timed out', options);
  }
}

/** The server answered, with errors and without data. */
export class ResponseError extends Error {
  override readonly name = 'ResponseError';
  readonly errors: readonly PayloadError[];
  constructor(errors: readonly PayloadError[]) {
    // Without the last full stop: whoever shows it goes on with a sentence of their own.
    super(`GraphQL response contains errors: ${errors.map(({ message }) => message.replace(/\.$/, '')).join('; ')}`);
    this.errors = errors;
  }
}
