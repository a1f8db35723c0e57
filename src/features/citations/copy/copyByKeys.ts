// Copies by the keyboard. The code is loaded when the library is idle: only then the clipboard is opened in the press itself, which Safari asks for.
import type { Environment } from 'relay-runtime';
import type * as Module from './copyDocuments.ts';
import type { ExportedDocuments } from '#src/ui/export/exportAddress.ts';

type Copying = Pick<typeof Module, 'askToCopy' | 'copyDocuments'>;

let copying: Copying | null = null;

export const loadCopying = async (): Promise<Copying> => (copying ??= await import('./copyDocuments.ts'));

/** As it was done last, or after a question. */
export function copyByKeys(environment: Environment, documents: ExportedDocuments, asks: boolean): void {
  const copy = ({ askToCopy, copyDocuments }: Copying) => {
    (asks ? askToCopy : copyDocuments)(environment, documents);
  };
  if (copying) copy(copying);
  else void loadCopying().then(copy);
}
