// What is said of a group that was not changed, and how it is tried again: through the real network and the real store.
import { beforeEach, expect, test } from 'vitest';
import { createEnvironment } from '#src/relay/createEnvironment.ts';
import { presentGroup } from '#src/stories/storyGroups.ts';
import { takeToasts } from '#src/ui/toast/toast.ts';
import { dropGroup, removeGroup } from './changeGroups.ts';

type Answer = () => Promise<Response>;

const answers =
  (data: object): Answer =>
  () =>
    Promise.resolve(Response.json({ data }));
const unreachable: Answer = () => Promise.reject(new TypeError('fetch failed'));
const moved = presentGroup('ExplicitGroup', 'grp_1', 'Cocoa');

/** Whose library it is, where requests are answered so, one after the other. */
function answered(...inTurn: Answer[]) {
  const environment = createEnvironment({
    url: '/api',
    onUnauthenticated: () => undefined,
    fetch: () => inTurn.shift()?.() ?? unreachable(),
  });
  return { environment, userId: 'user_1' };
}

beforeEach(() => {
  takeToasts();
});

test.each([
  ['deleted', (change) => removeGroup(change, { id: 'grp_1' }), answers({ deleteGroup: { id: 'grp_1' } }), /deleted/],
  [
    'dropped',
    (change) => dropGroup(change, { id: 'grp_1', place: { parentId: null, before: null } }),
    answers({ moveGroup: moved }),
    /moved to the top/,
  ],
] satisfies [string, (change: ReturnType<typeof answered>) => Promise<undefined>, Answer, RegExp][])(
  'a group that was not %s says why, and can be tried again',
  async (_, work, done, words) => {
    await work(answered(unreachable, done));
    const [failure] = takeToasts();
    expect(failure).toMatchObject({
      tone: 'danger',
      message: expect.stringMatching(/^Network request failed/) as string,
    });
    expect(failure?.action?.label).toBe('Try again');
    await failure?.action?.run();
    expect(takeToasts()).toMatchObject([
      { message: expect.stringMatching(words) as string, action: { label: 'Undo' } },
    ]);
  },
);
