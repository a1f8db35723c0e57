// /_statecharts/recording: a recording of the app's machines that is kept in this browser.
import { useLocation, useRouter } from '@tanstack/react-router';
import { useCallback, useMemo } from 'react';
import { RecordingPage } from '#statecharts/recordingPage/RecordingPage.tsx';
import {
  parseRecordingSearch,
  type RecordingSearch,
  writeRecordingSearch,
} from '#statecharts/recordingPage/recordingSearch.ts';
import { recordingTexts } from '#statecharts/recordingPage/recordingTexts.ts';
import { PageTitle } from '#src/ui/text/PageTitle.tsx';
import { ViewerRoute } from './ViewerRoute.tsx';

/** Renders the page. What is shown replaces the current history entry, so that "Back" leads to the previous page. */
export function RecordingRoutePage() {
  const router = useRouter();
  const { searchStr } = useLocation();
  const search = useMemo(() => parseRecordingSearch(searchStr), [searchStr]);
  const change = useCallback(
    (patch: Partial<RecordingSearch>) => {
      // A change may still be under way; this one is added to it.
      const at = router.history.location;
      const next = { ...parseRecordingSearch(at.search), ...patch };
      void router.navigate({ href: at.pathname + writeRecordingSearch(next), replace: true, resetScroll: false });
    },
    [router],
  );
  return (
    <ViewerRoute>
      <PageTitle title={recordingTexts.pageTitle} />
      <RecordingPage search={search} onSearch={change} />
    </ViewerRoute>
  );
}
