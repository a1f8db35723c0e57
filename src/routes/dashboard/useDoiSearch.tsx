// Finding the DOI of a document that has none: the dialog, and what opens it. It is loaded when it is first wanted.
import { lazy, type ReactNode, Suspense, useCallback, useState } from 'react';
import type { DocumentWithoutDoi } from '#src/features/lookUp/FindDoiDialog.tsx';

const FindDoiDialog = lazy(() =>
  import('#src/features/lookUp/FindDoiDialog.tsx').then((module) => ({ default: module.FindDoiDialog })),
);

export interface DoiSearch {
  findDoi: (document: DocumentWithoutDoi) => void;
  /** Stands on the page. */
  doiSearch: ReactNode;
}

export function useDoiSearch(userId: string): DoiSearch {
  // What was asked for last, as often as it was; `isOpen` ends first, so that the dialog can leave.
  const [asked, setAsked] = useState<{ document: DocumentWithoutDoi; count: number; isOpen: boolean } | null>(null);
  const findDoi = useCallback((document: DocumentWithoutDoi) => {
    setAsked((before) => ({ document, count: (before?.count ?? 0) + 1, isOpen: true }));
  }, []);
  const doiSearch = asked && (
    <Suspense>
      <FindDoiDialog
        key={asked.count}
        open={asked.isOpen}
        userId={userId}
        document={asked.document}
        onClose={() => {
          setAsked((before) => before && { ...before, isOpen: false });
        }}
      />
    </Suspense>
  );
  return { findDoi, doiSearch };
}
