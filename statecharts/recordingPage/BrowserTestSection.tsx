// Offers the recording as a Playwright test, or says why it can't be one; and a link to the state of the mock server in which it begins.
import { browserTest, whyNoBrowserTest } from '../recording/browserTest.ts';
import { beginningOf, stateAddress } from '../recording/mockAddress.ts';
import type { Recording } from '../recording/recording.ts';
import { CopyTextButton } from './CopyTextButton.tsx';
import styles from './RecordingPage.module.css';
import { playTodayTexts } from './playTodayTexts.ts';

const texts = playTodayTexts.browser;

/** Where `npm run mock` listens, used when the viewer is not on a mock server. */
const usualMock = 'http://localhost:3000';

/** Why the link doesn't open the page on which the recording begins, for people; null if it does. */
function linkLimit(recording: Recording): string | null {
  if (recording.texts === 'replaced') return texts.linkReplaced;
  return beginningOf(recording) === undefined ? texts.linkWithoutPlace : null;
}

/** Renders the section; nothing if the recording is not of the mock server. */
export function BrowserTestSection({ recording }: { recording: Recording }) {
  if (recording.mock === null) return null;
  const address = stateAddress(recording);
  const limit = address === null ? null : linkLimit(recording);
  const why = whyNoBrowserTest(recording);
  return (
    <section>
      <h2>{texts.title}</h2>
      <p>{why ?? texts.lead}</p>
      {limit !== null && <p>{limit}</p>}
      <p className={styles.ways}>
        {why === null && <CopyTextButton label={texts.copy} text={() => browserTest(recording)} />}
        {address !== null && (
          <CopyTextButton
            label={texts.copyLink}
            text={() => (globalThis.mockSetting === undefined ? usualMock : location.origin) + address}
          />
        )}
      </p>
    </section>
  );
}
