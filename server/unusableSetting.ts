// Handles invalid settings that show only when they are used: a folder that cannot be created, a port in use, an unreachable server. The error has
// the name of the variable, too.
import { DatabaseUnavailable, StorageFull } from './database/database.ts';

/** The reason from the system or the database; null for an error whose own message is helpful, such as a folder in use. */
function reasonOf(error: unknown): string | null {
  const { code, message } = error as { code?: unknown; message?: unknown };
  if (error instanceof DatabaseUnavailable && error.cause !== undefined) return reasonOf(error.cause);
  if (error instanceof StorageFull) return error.message.replace(/\.$/, '');
  // If connecting to several addresses fails, the error has no message.
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
