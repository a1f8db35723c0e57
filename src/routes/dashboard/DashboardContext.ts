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
  /** How many were pasted up to this one: the same text may be pasted twice. */
  readonly count: number;
}

/** Documents to complete from their DOIs, or one whose DOI is wanted. */
export type LookUpRequest =
  | { readonly kind: 'complete'; readonly documents: ActionTarget }
  | { readonly kind: 'findDoi'; readonly document: DocumentWithoutDoi };

export interface Dashboard {
  /** The connection with the others who have the library open; undefined as long as there is none. */
  live: LiveActor | undefined;
  /** Opens the file picker, or the import that is under way. */
  startImport: () => void;
  /** Reviews files, and imports them. */
  importFiles: (files: readonly ChosenFile[]) => void;
  /** Opens the dialog of a look-up. */
  lookUp: (request: LookUpRequest) => void;
  /** What was pasted on the page last, for the box in which references are added. */
  pasted: PastedText | null;
  /** What the list shows, in words: the name of a group, of several, of the trash. */
  title: string;
  /** Of the one group that is listed, as far as it is known. */
  groupKind: GroupKind | null;
  /** The one group that is listed, if it is filled by hand. */
  group: ListedGroup | null;
  /** What keeps a group that is listed from holding what it says, in words. */
  problem: string | null;
  /** Asks for a group of what a search finds. */
  saveSearch: (query: string) => void;
  /** Opens the groups where they do not stand beside the list. */
  openGroups: () => void;
  /** What goes with a row of the list, while there is one. */
  rowTarget: RefObject<TargetOfRow | null>;
}

export const DashboardContext = createContext<Dashboard | null>(null);

/** The frame around this pane. */
export function useDashboard(): Dashboard {
  const dashboard = use(DashboardContext);
  if (!dashboard) throw new Error('There is no dashboard around this component');
  return dashboard;
}
