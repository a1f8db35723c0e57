// The home page, /. Its content was rendered at build time (Home), so only style sheets are imported here.
import '#src/features/site/DownloadList.module.css';
import { fillInVersion } from '#src/features/site/fillInVersion.ts';
import { fitToSystem } from '#src/features/site/fitToSystem.ts';
import '#src/features/site/OwnDownloads.module.css';
import { systemOf } from '#src/features/site/systemOf.ts';
import { StaticHtmlLayout } from '../layouts/StaticHtmlLayout.tsx';
import './Home.module.css';

/** Highlights the downloads for the visitor's system, and adds the latest version, without moving anything visible. */
export function enlivenHome(drawn: Element, seen: boolean): () => void {
  const system = systemOf(navigator);
  if (system !== null) fitToSystem(drawn, system, seen);
  const left = new AbortController();
  void fillInVersion(drawn, left.signal);
  return () => {
    left.abort();
  };
}

/** Renders the page. */
export function HomePage() {
  return <StaticHtmlLayout name="home" enliven={enlivenHome} />;
}
