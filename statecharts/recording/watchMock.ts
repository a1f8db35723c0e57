// Notes what is changed in the mock server's control panel while a page is recorded.
import * as v from 'valibot';
import { mockChangedEvent } from '#site/recordedMock.ts';
import type { Plain } from '../live/plain.ts';
import type { RecordedSetting } from './recording.ts';

const Change = v.object({
  method: v.picklist(['POST', 'DELETE']),
  name: v.string(),
  fields: v.custom<Plain>((value) => typeof value === 'object'),
});

/** Notes changes for the lifetime of the page. On other servers there are none. */
export function watchMock(add: (setting: RecordedSetting) => void): void {
  addEventListener(mockChangedEvent, (event) => {
    // The event and its objects may be of the panel's window, so they are no instances of this one's classes.
    const detail: unknown = 'detail' in event ? JSON.parse(JSON.stringify(event.detail)) : null;
    const change = v.safeParse(Change, detail);
    if (change.success) add({ kind: 'setting', at: Date.now(), ...change.output });
  });
}
