// The bar above the viewer: breadcrumbs, coverage of the last test run, recordings, search, color mode.
import { type ReactNode, use } from 'react';
import { catalogue } from '#machines/catalogue.ts';
import { Logo } from '#src/ui/icon/Logo.tsx';
import { Menu } from '#src/ui/menu/Menu.tsx';
import { colorModeLabel } from '#src/ui/theme/colorModeOptions.ts';
import { useAppearanceItems } from '#src/ui/theme/useAppearanceItems.ts';
import { OpenRecording } from '../recordingPage/OpenRecording.tsx';
import { GoToAddress } from './GoToAddress.ts';
import { machinePath } from './machinePath.ts';
import type { ViewerSearch } from './mode.ts';
import styles from './Viewer.module.css';
import { viewerTexts } from './viewerTexts.ts';

export interface ViewerBarProps {
  /** Such as `412 of 415 transitions covered by the last test run`; null if unknown. */
  covered: string | null;
  search: ViewerSearch;
  /** The find box. */
  children?: ReactNode;
}

/** Renders the bar. */
export function ViewerBar({ covered, search, children }: ViewerBarProps) {
  const goTo = use(GoToAddress);
  const appearance = useAppearanceItems();
  return (
    <header className={styles.bar}>
      <a href={machinePath('', search)} className={styles.home} aria-label={viewerTexts.bar.home}>
        <Logo name={viewerTexts.bar.title} />
      </a>
      <p className={styles.summary}>
        {viewerTexts.bar.machines(catalogue.length)}
        {covered !== null && ` · ${covered}`}
      </p>
      {goTo && <OpenRecording onGo={goTo} />}
      {children !== undefined && <div className={styles.find}>{children}</div>}
      <Menu label={colorModeLabel} icon="sun" iconOnly items={[appearance]} />
    </header>
  );
}
