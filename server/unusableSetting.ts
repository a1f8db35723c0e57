// Some wrong settings show only when they are used: a folder that cannot be made, a port that is taken, a server that is not
// there. The refusal names the variable all the same.
import { DatabaseUnavailable, StorageFull } from './database/database.ts';

/** What the system or the database said; null for an error that says by itself what to do, such as a folder in use. */
function reasonOf(error: unknown): string | null {
  const { code, message } = error as { code?: unknown; message?: unknown };
  if (error instanceof DatabaseUnavailable && error.cause !== undefined) return reasonOf(error.cause);
  if (error instanceof StorageFull) return error.message.replace(/\.$/, '');
  // Several addresses tried in vain give an error without words.
  return typeof code === 'string' ? (message === '' ? code : String(message)) : null;
}

/** The outcome of `work`, which uses the settings in `variables`. */
export async function using<T>(variables: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    const reason = reasonOf(error);
    if (reason === null) throw error;
    throw new Error(`${variables} cannot be used: ${reason}.`, { cause: error });
  }
}
