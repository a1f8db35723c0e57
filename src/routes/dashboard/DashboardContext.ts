// What the panes of the dashboard need from its frame.
import { createContext, type RefObject, use } from 'react';
import type { LiveActor } from '#src/features/live/liveActor.ts';
import type { ChosenFile } from '#machines/import/importTypes.ts';
import type { GroupKind } from '#bibliography/groups/groupRule.ts';
import type { DocumentWithoutDoi } from '#src/features/lookUp/FindDoiDialog.tsx';
import type { ListedGroup } from '#src/features/selection/listActions.ts';
import type { ActionTarget, TargetOfRow } from '#src/features/documents/actionTarget.ts';

/** A text with identifiers of references. */
export interface PastedText {
  readonly text: string;
  /** The number of the paste, because the same text may be pasted twice. */
  readonly count: number;
}

/** A request to complete documents from their DOIs, or to find the DOI of one. */
export type LookUpRequest =
  | { readonly kind: 'complete'; readonly documents: ActionTarget }
  | { readonly kind: 'findDoi'; readonly document: DocumentWithoutDoi };

export interface Dashboard {
  /** The live connection to other people in the library; undefined until there is one. */
  live: LiveActor | undefined;
  /** Opens the file picker, or the dialog of the running import. */
  startImport: () => void;
  /** Opens the review of files, which then imports them. */
  importFiles: (files: readonly ChosenFile[]) => void;
  /** Opens the dialog of a lookup. */
  lookUp: (request: LookUpRequest) => void;
  /** The text that was pasted on the page last, for the box in which references are added. */
  pasted: PastedText | null;
  /** The title of the list: the name of a group, of several groups, or of the trash. */
  title: string;
  /** The kind of the listed group; null if no single group is listed or its kind is not known yet. */
  groupKind: GroupKind | null;
  /** The listed group, if it is a single one that is filled by hand. */
  group: ListedGroup | null;
  /** A message that says why the content of the listed group may be wrong or incomplete. */
  problem: string | null;
  /** Opens the form for a group of the search's results. */
  saveSearch: (query: string) => void;
  /** Opens the drawer of groups on narrow windows. */
  openGroups: () => void;
  /** Returns the documents that are dragged with a row; null while there is no list. */
  rowTarget: RefObject<TargetOfRow | null>;
}

export const DashboardContext = createContext<Dashboard | null>(null);

/** The context of the surrounding frame. */
export function useDashboard(): Dashboard {
  const dashboard = use(DashboardContext);
  if (!dashboard) throw new Error('There is no dashboard around this component');
  return dashboard;
}
