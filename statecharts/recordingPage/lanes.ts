// The rows of the timeline: the person, the page and the API first, then all actors below their parents.
import { actorText, laneTexts } from '../recording/entryText.ts';
import { laneOf, type RecordingIndex } from '../recording/recordingIndex.ts';

export interface LaneRow {
  /** Unique among the rows. */
  readonly key: string;
  readonly label: string;
  /** The actor; null for the person, the page and the API. */
  readonly actor: string | null;
  readonly depth: number;
  /** Whether its children are hidden; null if it has none. */
  readonly folded: boolean | null;
  /** The places of its entries, and of its children's while they are hidden. Ordered. */
  readonly places: readonly number[];
}

const others = ['person', 'page', 'api'] as const;

/** The rows, without the children of `folded` actors. Actors that did nothing, such as requests of machines, have none. */
export function laneRows(index: RecordingIndex, folded: ReadonlySet<string>): readonly LaneRow[] {
  const places: Record<(typeof others)[number], number[]> = { person: [], page: [], api: [] };
  index.recording.entries.forEach((_, place) => {
    const lane = laneOf(index, place);
    if (typeof lane === 'string') places[lane].push(place);
  });
  const rows: LaneRow[] = others
    .filter((lane) => places[lane].length > 0)
    .map((lane) => ({
      ...{ key: lane, label: laneTexts[lane], actor: null, depth: 0, folded: null },
      places: places[lane],
    }));
  const own = (actor: string) => (index.moments.get(actor) ?? []).map(({ place }) => place);
  const shownChildren = (actor: string) =>
    (index.children.get(actor) ?? []).filter(
      ({ id, machine }) => machine !== null || index.moments.has(id) || index.children.has(id),
    );
  const withChildren = (actor: string): number[] => [
    ...own(actor),
    ...shownChildren(actor).flatMap(({ id }) => withChildren(id)),
  ];
  const add = (parent: string, depth: number): void => {
    for (const { id } of shownChildren(parent)) {
      const hasChildren = shownChildren(id).length > 0;
      const isFolded = hasChildren && folded.has(id);
      rows.push({
        key: id,
        label: actorText(index, id),
        actor: id,
        depth,
        folded: hasChildren ? isFolded : null,
        places: isFolded ? withChildren(id).sort((one, other) => one - other) : own(id),
      });
      if (hasChildren && !isFolded) add(id, depth + 1);
    }
  };
  add('', 0);
  return rows;
}
