// /. The page itself was drawn at build (Home); what it looks like comes along.
import '#src/features/site/DownloadList.module.css';
import { fillInVersion } from '#src/features/site/fillInVersion.ts';
import { fitToSystem } from '#src/features/site/fitToSystem.ts';
import '#src/features/site/OwnDownloads.module.css';
import { systemOf } from '#src/features/site/systemOf.ts';
import { StaticHtmlLayout } from '../layouts/StaticHtmlLayout.tsx';
import './Home.module.css';

/** Shows visitors what is there for their own system, and the newest version. It moves nothing that is in sight. */
export function enlivenHome(drawn: Element, seen: boolean): () => void {
  const system = systemOf(navigator);
  if (system !== null) fitToSystem(drawn, system, seen);
  const left = new AbortController();
  void fillInVersion(drawn, left.signal);
  return () => {
    left.abort();
  };
}

/** Draws the page. */
export function HomePage() {
  return <StaticHtmlLayout name="home" enliven={enlivenHome} />;
}
