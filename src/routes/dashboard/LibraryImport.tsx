// The import of the library: files are read by one feature, documents are compared by another.
import { FillComparison } from '#src/features/documents/duplicates/FillComparison.tsx';
import { ImportHost, type ImportHostProps } from '#src/features/import/ImportHost.tsx';

/** Draws the import. */
export function LibraryImport(props: Omit<ImportHostProps, 'Comparison'>) {
  return <ImportHost {...props} Comparison={FillComparison} />;
}
