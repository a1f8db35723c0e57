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
    // The event may be of the panel's window, and so no instance of this one's CustomEvent.
    const change = v.safeParse(Change, 'detail' in event ? event.detail : null);
    if (change.success) add({ kind: 'setting', at: Date.now(), ...change.output });
  });
}
