// /_statecharts/recording: a recording of the app's machines that is kept in this browser.
import { RecordingPage } from '#statecharts/recordingPage/RecordingPage.tsx';
import { parseRecordingSearch, writeRecordingSearch } from '#statecharts/recordingPage/recordingSearch.ts';
import { recordingTexts } from '#statecharts/recordingPage/recordingTexts.ts';
import { PageTitle } from '#src/ui/text/PageTitle.tsx';
import { useViewerSearch } from './useViewerSearch.ts';
import { ViewerRoute } from './ViewerRoute.tsx';

/** Renders the page. */
export function RecordingRoutePage() {
  const [search, change] = useViewerSearch(parseRecordingSearch, writeRecordingSearch);
  return (
    <ViewerRoute>
      <PageTitle title={recordingTexts.pageTitle} />
      <RecordingPage search={search} onSearch={change} />
    </ViewerRoute>
  );
}
