// /_statecharts/report: makes a file of what happened on a page.
import { useLocation } from '@tanstack/react-router';
import { ReportPage } from '#statecharts/report/ReportPage.tsx';
import { reportTexts } from '#statecharts/report/reportTexts.ts';
import { PageTitle } from '#src/ui/text/PageTitle.tsx';
import { ViewerRoute } from './ViewerRoute.tsx';

/** Renders the page. */
export function ReportRoutePage() {
  const { searchStr } = useLocation();
  return (
    <ViewerRoute>
      <PageTitle title={reportTexts.title} />
      <ReportPage tab={new URLSearchParams(searchStr).get('tab')} />
    </ViewerRoute>
  );
}
