// Offers the recording as a Playwright test, or says why it can't be one; and a link to the state of the mock server in which it begins.
import { browserTest, whyNoBrowserTest } from '../recording/browserTest.ts';
import { stateAddress } from '../recording/mockAddress.ts';
import type { Recording } from '../recording/recording.ts';
import { CopyTextButton } from './CopyTextButton.tsx';
import styles from './RecordingPage.module.css';
import { playTodayTexts } from './playTodayTexts.ts';

const texts = playTodayTexts.browser;

/** Where `npm run mock` listens, for who has opened the recording on another server. */
const usualMock = 'http://localhost:3000';

/** Renders the section; nothing if the recording is not of the mock server. */
export function BrowserTestSection({ recording }: { recording: Recording }) {
  const address = stateAddress(recording);
  if (address === null) return null;
  const why = whyNoBrowserTest(recording);
  return (
    <section>
      <h2>{texts.title}</h2>
      <p>{why ?? texts.lead}</p>
      {recording.texts === 'replaced' && <p>{texts.linkReplaced}</p>}
      <p className={styles.ways}>
        {why === null && <CopyTextButton label={texts.copy} text={() => browserTest(recording)} />}
        <CopyTextButton
          label={texts.copyLink}
          text={() => (globalThis.mockSetting === undefined ? usualMock : location.origin) + address}
        />
      </p>
    </section>
  );
}
