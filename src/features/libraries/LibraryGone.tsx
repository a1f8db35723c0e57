// Says that the open library can no longer be opened, and that nothing typed is lost.
import { Link } from '@tanstack/react-router';
import { Notice } from '#src/ui/notice/Notice.tsx';
import { libraryMenuTexts } from './libraryMenuTexts.ts';
import { useLibraryName } from './useLibraryName.ts';

/** Renders the message above what was loaded before. */
export function LibraryGone() {
  return (
    <Notice
      tone="warning"
      role="alert"
      action={
        <Link to="/dashboard" search={{}}>
          {libraryMenuTexts.openPersonal}
        </Link>
      }
    >
      {libraryMenuTexts.gone(useLibraryName())}
    </Notice>
  );
}
