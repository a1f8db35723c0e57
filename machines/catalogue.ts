// Every machine of the product with its description: tests walk them all, and the viewer lists them.
import type { AnyStateMachine } from 'xstate';
import { alertModel } from './alert/alert.model.ts';
import { appUpdateModel } from './appUpdate/appUpdate.model.ts';
import { bibliographyModel } from './bibliography/bibliography.model.ts';
import { bugReportModel } from './bugReport/bugReport.model.ts';
import { changeFeedModel } from './changeFeed/changeFeed.model.ts';
import { chunkReloadModel } from './chunkReload/chunkReload.model.ts';
import { citedFileModel } from './citedFile/citedFile.model.ts';
import { citingModel } from './citing/citing.model.ts';
import { colorModeModel } from './colorMode/colorMode.model.ts';
import { columnsModel } from './columns/columns.model.ts';
import { dialogModel } from './dialog/dialog.model.ts';
import { documentEditorModel } from './documentEditor/documentEditor.model.ts';
import { documentHistoryModel } from './documentHistory/documentHistory.model.ts';
import { documentPaneModel } from './documentPane/documentPane.model.ts';
import { draftModel } from './draft/draft.model.ts';
import { dropdownModel } from './dropdown/dropdown.model.ts';
import { duplicatesModel } from './duplicates/duplicates.model.ts';
import { findDoiModel } from './findDoi/findDoi.model.ts';
import { groupCountModel } from './groupCount/groupCount.model.ts';
import { groupFormModel } from './groupForm/groupForm.model.ts';
import { groupTreeModel } from './groupTree/groupTree.model.ts';
import { groupDragModel } from './groupDrag/groupDrag.model.ts';
import { groupMembershipModel } from './groupMembership/groupMembership.model.ts';
import { importModel } from './import/import.model.ts';
import { invitationModel } from './invitation/invitation.model.ts';
import { libraryCopyModel } from './libraryCopy/libraryCopy.model.ts';
import { libraryExportModel } from './libraryExport/libraryExport.model.ts';
import { librarySwitchModel } from './librarySwitch/librarySwitch.model.ts';
import { liveViewModel } from './liveView/liveView.model.ts';
import { lookUpModel } from './lookUp/lookUp.model.ts';
import { mockPanelModel } from './mockPanel/mockPanel.model.ts';
import type { MachineModel } from './model.ts';
import { pagingModel } from './paging/paging.model.ts';
import { presenceModel } from './presence/presence.model.ts';
import { recordingViewModel } from './recordingView/recordingView.model.ts';
import { richSelectModel } from './richSelect/richSelect.model.ts';
import { searchBoxModel } from './searchBox/searchBox.model.ts';
import { sessionModel } from './session/session.model.ts';
import { shareLinksModel } from './shareLinks/shareLinks.model.ts';
import { sharingModel } from './sharing/sharing.model.ts';
import { sourceViewModel } from './sourceView/sourceView.model.ts';
import { splitPaneModel } from './splitPane/splitPane.model.ts';
import { submissionModel } from './submission/submission.model.ts';
import { tokenFormModel } from './tokenForm/tokenForm.model.ts';
import { tooltipModel } from './tooltip/tooltip.model.ts';
import { toastsModel } from './toasts/toasts.model.ts';
import { undoHistoryModel } from './undoHistory/undoHistory.model.ts';

/** What a machine is about, for lists. */
export type Section = 'Account' | 'Library' | 'Site' | 'Widgets';

export interface CatalogueEntry {
  /** The id of the machine. */
  readonly id: string;
  readonly section: Section;
  readonly title: string;
  readonly purpose: string;
  /** Where a person meets the machine. */
  readonly usedIn: readonly string[];
  /** Its file, from the root of the repository. */
  readonly source: string;
  readonly machine: AnyStateMachine;
  /** An input with which the machine can start. */
  readonly sampleInput: unknown;
  readonly model: MachineModel;
}

type Words = Pick<CatalogueEntry, 'section' | 'title' | 'purpose' | 'usedIn'>;

function entry(model: MachineModel, words: Words): CatalogueEntry {
  const { machine, starts } = model;
  const source = `machines/${machine.id}/${machine.id}Machine.ts`;
  return { id: machine.id, ...words, source, machine, sampleInput: starts[0].input, model };
}

export const catalogue: readonly CatalogueEntry[] = [
  entry(sessionModel, {
    section: 'Account',
    title: 'Session',
    purpose: 'Knows who is logged in, in this tab and with the others of the browser.',
    usedIn: ['every page', 'the menu of the account'],
  }),
  entry(submissionModel, {
    section: 'Account',
    title: 'Submission',
    purpose: 'Takes a form of the account to the server and its answer back to the fields.',
    usedIn: [
      '/user/login',
      '/user/register',
      '/user/forgot-password',
      '/change-password/{token}',
      '/confirm-email/{token}',
      '/dashboard/account',
    ],
  }),
  entry(tokenFormModel, {
    section: 'Account',
    title: 'API token',
    purpose: 'Creates an API token, and shows its secret once: closing before it was copied is asked about.',
    usedIn: ['"Create a token…" of /dashboard/account'],
  }),
  entry(invitationModel, {
    section: 'Account',
    title: 'Invitation',
    purpose: 'Shows who invites a person to which library, and makes them a member when they join.',
    usedIn: ['/invitation/{secret}'],
  }),
  entry(librarySwitchModel, {
    section: 'Library',
    title: 'Library switch',
    purpose: 'Lists the libraries that a person can open: their own, and those that are shared with them.',
    usedIn: ['the menu of libraries in the sidebar of /dashboard'],
  }),
  entry(documentEditorModel, {
    section: 'Library',
    title: 'Document editor',
    purpose: 'Brings the changes of a document to the server without losing a keystroke, and settles conflicts.',
    usedIn: ['/dashboard?document=', 'the form of a new document'],
  }),
  entry(draftModel, {
    section: 'Library',
    title: 'Draft',
    purpose: 'Keeps on the device what is typed and not saved, so that a reload or a crash loses nothing.',
    usedIn: ['/dashboard?document=', 'the form of a new document'],
  }),
  entry(sourceViewModel, {
    section: 'Library',
    title: 'Source view',
    purpose: 'Shows a document as BibTeX or BibLaTeX, and applies what is typed there as soon as it has no mistakes.',
    usedIn: ['/dashboard?document=', 'the form of a new document'],
  }),
  entry(importModel, {
    section: 'Library',
    title: 'Import',
    purpose: 'Reads files of references, shows what is in them, and sends it batch by batch.',
    usedIn: ['the import dialog of /dashboard'],
  }),
  entry(lookUpModel, {
    section: 'Library',
    title: 'Lookup',
    purpose:
      'Recognizes identifiers in what is pasted, looks them up one after the other, and hands the records to the import.',
    usedIn: ['“Add” at /dashboard?document=new'],
  }),
  entry(findDoiModel, {
    section: 'Library',
    title: 'Find DOI',
    purpose: 'Looks for the DOI of a document that has none, and sets the one that a person chooses.',
    usedIn: ['“Find DOI…” in the menu of a document at /dashboard?document='],
  }),
  entry(shareLinksModel, {
    section: 'Library',
    title: 'Read-only links',
    purpose: 'Makes links at which anybody can read a library, a group or a search, and ends them.',
    usedIn: ['“Share a link…” in the menu of the library and of a group at /dashboard'],
  }),
  entry(sharingModel, {
    section: 'Library',
    title: 'Members',
    purpose: 'Shows the members of a shared library, changes their roles, and invites people by mail or by a link.',
    usedIn: ['“Members…” of a shared library at /dashboard?library='],
  }),
  entry(libraryCopyModel, {
    section: 'Library',
    title: 'Copy to a library',
    purpose: 'Copies or moves documents and groups to another library, and offers to undo it.',
    usedIn: ['“Copy to another library…” in the menus of documents, of the selection and of a group at /dashboard'],
  }),
  entry(citingModel, {
    section: 'Library',
    title: 'Citing',
    purpose:
      'Copies documents as references, citations, commands, entries or links, as chosen or as they were copied last.',
    usedIn: ['“Copy” in the menus of /dashboard', 'Ctrl+C and Ctrl+Shift+C in its list'],
  }),
  entry(libraryExportModel, {
    section: 'Library',
    title: 'Library export',
    purpose: 'Brings documents out of the library as a file, with what was typed last saved first.',
    usedIn: ['the menus of the list, of a group and of the selection of /dashboard'],
  }),
  entry(bibliographyModel, {
    section: 'Library',
    title: 'Bibliography',
    purpose: 'Loads documents once, and formats their references anew for each style that is chosen.',
    usedIn: ['/dashboard/bibliography'],
  }),
  entry(groupTreeModel, {
    section: 'Library',
    title: 'Group tree',
    purpose: 'Brings the groups, knows where the keyboard is among them, and renames, moves and deletes one at a time.',
    usedIn: ['the groups at the left of /dashboard'],
  }),
  entry(pagingModel, {
    section: 'Library',
    title: 'Paging',
    purpose: 'Brings the rows of a long list as they come into view, after jumps, changes and failures.',
    usedIn: ['the list of /dashboard'],
  }),
  entry(changeFeedModel, {
    section: 'Library',
    title: 'Change feed',
    purpose: 'Follows what other tabs, devices and the desktop app change in the library, while somebody looks at it.',
    usedIn: ['the list, the counts and the open document of /dashboard'],
  }),
  entry(presenceModel, {
    section: 'Library',
    title: 'Presence',
    purpose: 'Hears at once what others change in the library and who is here, with one connection for all tabs.',
    usedIn: ['the list, the open document and the bar of /dashboard'],
  }),
  entry(undoHistoryModel, {
    section: 'Library',
    title: 'Undo history',
    purpose: 'Takes back what was changed in the library and does it again, in the order in which it was made.',
    usedIn: ['Ctrl+Z and Ctrl+Shift+Z at /dashboard', 'the messages that report a change'],
  }),
  entry(columnsModel, {
    section: 'Library',
    title: 'Columns',
    purpose: 'Lets a person choose the columns of a list, their order and their widths, by pointer or keyboard.',
    usedIn: ['the heads of the list of /dashboard', 'the menu "View" above it'],
  }),
  entry(groupFormModel, {
    section: 'Library',
    title: 'Group form',
    purpose: 'Makes or changes a group of any kind, keeps what is typed for each, and asks before it is lost.',
    usedIn: ['the dialog of a group at /dashboard'],
  }),
  entry(groupCountModel, {
    section: 'Library',
    title: 'Live count',
    purpose: 'Counts what a group would hold while its rule is typed, and never shows an answer to an older question.',
    usedIn: ['the dialog of a group at /dashboard'],
  }),
  entry(citedFileModel, {
    section: 'Library',
    title: 'Citing file',
    purpose: 'Reads the citation keys of an .aux or .tex file, or says why it cannot.',
    usedIn: ['the dialog of a group at /dashboard'],
  }),
  entry(dialogModel, {
    section: 'Widgets',
    title: 'Dialog',
    purpose: 'Asks something above the page, does what is confirmed, and answers with a reason and a value.',
    usedIn: ['every dialog and drawer', 'alertDialog, confirmDialog and promptDialog, from code'],
  }),
  entry(documentHistoryModel, {
    section: 'Library',
    title: 'Document history',
    purpose: 'What a document was before each of its changes, page by page, as far as a person wants to see it.',
    usedIn: ['The history of a document, from its pane'],
  }),
  entry(documentPaneModel, {
    section: 'Library',
    title: 'Document pane',
    purpose: 'Lets a person read a document, edit it, or move it to the trash and out of it, one at a time.',
    usedIn: ['the pane at the right of /dashboard?document='],
  }),
  entry(duplicatesModel, {
    section: 'Library',
    title: 'Duplicates',
    purpose: 'Leads through the likely duplicates of a library, two by two, to be merged, kept or skipped.',
    usedIn: ['“Find duplicates…” in the menu of the list, on /dashboard'],
  }),
  entry(groupMembershipModel, {
    section: 'Library',
    title: 'Group membership',
    purpose: 'Lets a person choose in which groups documents are, and does it in one go without losing a choice.',
    usedIn: ['the groups of a document and of the ticked documents, on /dashboard'],
  }),
  entry(groupDragModel, {
    section: 'Library',
    title: 'Group drag',
    purpose: 'Takes documents, or a group, to a place in the tree of groups, by pointer.',
    usedIn: ['the list and the groups of /dashboard'],
  }),
  entry(alertModel, {
    section: 'Widgets',
    title: 'Alert',
    purpose: 'Shows a message until it is answered or has been there, unattended, long enough to be read.',
    usedIn: ['every message of the region "Messages"', 'messages inside a page that can be closed'],
  }),
  entry(toastsModel, {
    section: 'Widgets',
    title: 'Toasts',
    purpose: 'Keeps the messages of the page in their order and shows as many as there is room for.',
    usedIn: ['the region "Messages" of every page'],
  }),
  entry(dropdownModel, {
    section: 'Widgets',
    title: 'Dropdown',
    purpose: 'Shows a menu, a submenu or a panel beside what opens it, by press, keyboard or hover.',
    usedIn: [
      'the menu of the account',
      'the menus of the document editor',
      'submenus, context menus and panels: in stories only, until a page has a need of them',
    ],
  }),
  entry(tooltipModel, {
    section: 'Widgets',
    title: 'Tooltip',
    purpose: 'Says what a button is for, to who rests on it or comes to it by keyboard.',
    usedIn: ['every button that shows only an icon', 'names and keys that are cut off', 'signs in place of words'],
  }),
  entry(richSelectModel, {
    section: 'Widgets',
    title: 'Rich select',
    purpose: 'Offers a list to choose from, searched, fetched or added to, and says what was chosen.',
    usedIn: ['the kind, known values, languages and keywords in the document editor'],
  }),
  entry(splitPaneModel, {
    section: 'Widgets',
    title: 'Split pane',
    purpose: 'Moves the line between two panes by pointer or keyboard, and lets a drag be given up.',
    usedIn: ['the document beside the list of /dashboard'],
  }),
  entry(searchBoxModel, {
    section: 'Library',
    title: 'Search box',
    purpose: 'Searches what is typed once the person pauses, and follows the address but for what is being typed.',
    usedIn: ['the search of /dashboard?q='],
  }),
  entry(bugReportModel, {
    section: 'Site',
    title: 'Bug report',
    purpose: 'Makes a file of what happened on a page, with as much of it as the person wants to pass on.',
    usedIn: ['/_statecharts/report', '"Report a bug" on every page'],
  }),
  entry(colorModeModel, {
    section: 'Site',
    title: 'Colour mode',
    purpose: 'Decides between light and dark, and knows the device that the theme is for.',
    usedIn: ['every page', 'the switch "Appearance" at the foot of the page and in the menu of the account'],
  }),
  entry(appUpdateModel, {
    section: 'Site',
    title: 'New build',
    purpose:
      'Notices that the site has a newer build, and reloads the page with the next navigation, never in the middle of an edit.',
    usedIn: ['every page'],
  }),
  entry(chunkReloadModel, {
    section: 'Site',
    title: 'Missing part',
    purpose: 'Reloads the page once when a part of it is gone, and not again within ten seconds.',
    usedIn: ['every page'],
  }),
  entry(liveViewModel, {
    section: 'Site',
    title: 'Live view',
    purpose:
      'Follows an actor of the running app in the charts: as it changes, held still, or looking back at a moment.',
    usedIn: ['the tab "Live" of /_statecharts/{machine}'],
  }),
  entry(mockPanelModel, {
    section: 'Site',
    title: 'Mock control panel',
    purpose: 'Keeps up with the mock server, and sends it what a person changes.',
    usedIn: ['the control panel of the mock server, by itself and beside each page (Alt+M)'],
  }),
  entry(recordingViewModel, {
    section: 'Site',
    title: 'Page of a recording',
    purpose: 'Reads a recording of the app’s machines, and moves through what happened.',
    usedIn: ['/_statecharts/recording'],
  }),
];
