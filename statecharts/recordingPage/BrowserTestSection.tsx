// Offers the recording as a Playwright test, or says why it can't be one.
import { browserTest, whyNoBrowserTest } from '../recording/browserTest.ts';
import type { Recording } from '../recording/recording.ts';
import { CopyTextButton } from './CopyTextButton.tsx';
import { playTodayTexts } from './playTodayTexts.ts';

const texts = playTodayTexts.browser;

/** Renders the section; nothing if the recording is not of the mock server. */
export function BrowserTestSection({ recording }: { recording: Recording }) {
  if (recording.mock === null) return null;
  const why = whyNoBrowserTest(recording);
  return (
    <section>
      <h2>{texts.title}</h2>
      <p>{why ?? texts.lead}</p>
      {why === null && <CopyTextButton label={texts.copy} text={() => browserTest(recording)} />}
    </section>
  );
}
