// Tests the messages after a group could not be changed, and retrying. Uses the real network layer and store.
import { commitLocalUpdate } from 'relay-runtime';
import { beforeEach, expect, test } from 'vitest';
import { createEnvironment } from '#src/relay/createEnvironment.ts';
import { GROUPS } from '#src/relay/invalidateLists.ts';
import { presentGroup } from '#src/stories/storyGroups.ts';
import { takeToasts } from '#src/ui/toast/toast.ts';
import { dropGroup, removeGroup, renameGroup } from './changeGroups.ts';

type Answer = () => Promise<Response>;

const answers =
  (data: object): Answer =>
  () =>
    Promise.resolve(Response.json({ data }));
const missed: Answer = () =>
  Promise.resolve(
    Response.json({
      data: null,
      errors: [{ message: 'There is no group with this id.', extensions: { code: 'NOT_FOUND' } }],
    }),
  );
const unreachable: Answer = () => Promise.reject(new TypeError('fetch failed'));
const moved = presentGroup('ExplicitGroup', 'grp_1', 'Cocoa');

/** A library whose requests get these answers, one after the other. */
function answered(...inTurn: Answer[]) {
  const environment = createEnvironment({
    url: '/api',
    libraryId: 'lib_1',
    onUnauthenticated: () => undefined,
    fetch: () => inTurn.shift()?.() ?? unreachable(),
  });
  return { environment };
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
    /moved to the top level/,
  ],
] satisfies [string, (change: ReturnType<typeof answered>) => Promise<undefined>, Answer, RegExp][])(
  'a group that was not %s shows why, with a retry',
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

test.each([
  ['deleted', (change) => removeGroup(change, { id: 'grp_1' }), /was not deleted: This group no longer exists\.$/],
  [
    'moved to the top level',
    (change) => dropGroup(change, { id: 'grp_1', place: { parentId: null, before: null } }),
    /was not moved: This group no longer exists\.$/,
  ],
  [
    'moved below another',
    (change) => dropGroup(change, { id: 'grp_1', place: { parentId: 'grp_2', before: null } }),
    /was not moved: This group or its new parent no longer exists\.$/,
  ],
] satisfies [string, (change: ReturnType<typeof answered>) => Promise<undefined>, RegExp][])(
  'if a group is gone and cannot be %s, the message says so and the groups are fetched again',
  async (_, work, words) => {
    const change = answered(missed);
    const wasOutdated = watchGroups(change);
    await work(change);
    const [failure] = takeToasts();
    expect(failure).toMatchObject({ tone: 'danger', message: expect.stringMatching(words) as string });
    expect(failure?.action).toBeUndefined();
    expect(wasOutdated()).toBe(true);
  },
);

test('if a group is gone and cannot be renamed, this is shown at the input', async () => {
  const change = answered(missed);
  const wasOutdated = watchGroups(change);
  await expect(renameGroup(change, { id: 'grp_1', name: 'Cacao' })).resolves.toMatchObject({
    kind: 'refused',
    message: expect.stringMatching(/was not renamed: This group no longer exists$/) as string,
  });
  expect(wasOutdated()).toBe(true);
});

/** Whether the groups of this library have been invalidated since. */
function watchGroups({ environment }: ReturnType<typeof answered>): () => boolean {
  commitLocalUpdate(environment, (store) => store.create('lib_1', 'Library'));
  const before = environment.getStore().lookupInvalidationState(['lib_1', GROUPS]);
  return () => environment.getStore().checkInvalidationState(before);
}
