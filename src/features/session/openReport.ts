// Opens the page that makes a file of a bug.
import { reportEvent, reportPath } from '#site/statecharts.ts';

/** Over this page where it is recorded (statecharts/report); elsewhere in a tab of its own, so that nothing on this page is lost. */
export function openReport(): void {
  const isLeft = window.dispatchEvent(new Event(reportEvent, { cancelable: true }));
  if (isLeft) window.open(reportPath, '_blank');
}
