// The code that the library preloads once it is shown and the browser is idle: the code of common actions, the most likely first.
// Add parts that are opened often. They don't slow down a first visit (tests/e2e/weight.spec.ts).
import { loadCopying } from '#src/features/citations/copy/copyByKeys.ts';
import { fetchFloatingUi } from '#src/ui/floating/loadPlacement.ts';
import type { LoadPart } from '#src/ui/preloadWhenIdle.ts';
import { LibraryImport } from './DashboardPage.tsx';
import { loadPaneCode } from './DocumentOutlet.tsx';

export const preloadedParts: readonly LoadPart[] = [
  // Open a document.
  loadPaneCode,
  // Search.
  () => import('#src/features/search/WorkingSearch.tsx').then(({ SuggestionList }) => SuggestionList.preload()),
  () => import('#src/features/search/readSearch.ts'),
  () => import('#src/features/search/marks.ts'),
  // Edit and add.
  () => loadPaneCode().then(({ lazyParts }) => lazyParts.DocumentEditor.preload()),
  () => loadPaneCode().then(({ lazyParts }) => lazyParts.NewReference.preload()),
  // Menus, tips and messages.
  fetchFloatingUi,
  () => import('#src/ui/menu/MenuPopup.tsx'),
  () => import('#src/ui/tooltip/TooltipLayer.tsx'),
  () => import('#src/ui/toast/Toasts.tsx'),
  () => import('#src/features/list/ColumnTools.tsx'),
  () => import('#src/features/selection/RowMenu.tsx'),
  () => import('#src/features/selection/SelectionBar.tsx'),
  () => import('#src/features/groups/tree/GroupMenu.tsx'),
  () => import('#src/features/session/AccountMenu.tsx'),
  // Loaded when the pointer first moves over a row.
  () => import('#src/features/groups/drag/GroupDrag.tsx'),
  // Copy, and see the reference of a document.
  loadCopying,
  () => loadPaneCode().then(({ lazyParts }) => lazyParts.DocumentReference.preload()),
  // Import.
  () => LibraryImport.preload(),
  () => import('#src/features/import/importFile.ts').then(({ preloadImportWorker }) => preloadImportWorker()),
  // Questions.
  () => import('#src/ui/dialog/QuestionDialog.tsx'),
];
