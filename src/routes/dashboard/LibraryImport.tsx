// The import of the library: files are read by one feature, documents are compared and read by another.
import { useMemo, useState } from 'react';
import { readDocument } from '#src/features/documents/readDocument.ts';
import { DuplicatesDialog } from '#src/features/duplicates/DuplicatesDialog.tsx';
import { FillComparison } from '#src/features/duplicates/FillComparison.tsx';
import type { GroupTree } from '#src/features/groups/data/groupTree.ts';
import type { GroupToChoose } from '#src/features/import/ImportGroupChoice.tsx';
import { ImportHost, type ImportHostProps } from '#src/features/import/ImportHost.tsx';

/** The groups that are filled by hand, in the order of the tree. */
function groupsToChoose(tree: GroupTree): GroupToChoose[] {
  const gather = (parentId: string | null, above: string): GroupToChoose[] =>
    (tree.below.get(parentId) ?? []).flatMap(({ id, name, kind, isMade }) => {
      const path = above === '' ? name : `${above} › ${name}`;
      return [...(kind === 'explicit' && !isMade ? [{ id, name, path }] : []), ...gather(id, path)];
    });
  return gather(null, '');
}

export interface LibraryImportProps extends Pick<ImportHostProps, 'files' | 'userId' | 'onChoose'> {
  /** Null until the tree is loaded. */
  tree: GroupTree | null;
}

/** Renders the import. */
export function LibraryImport({ tree, ...props }: LibraryImportProps) {
  // Each search starts from the beginning.
  const [searches, setSearches] = useState(0);
  const groups = useMemo(() => (tree ? groupsToChoose(tree) : []), [tree]);
  return (
    <>
      <ImportHost
        {...props}
        Comparison={FillComparison}
        readDocument={readDocument}
        groups={groups}
        onFindDuplicates={() => {
          setSearches((before) => before + 1);
        }}
      />
      {searches > 0 && <DuplicatesDialog key={searches} />}
    </>
  );
}
