// Makes new groups, adds documents to groups and removes them from others, group by group. One message reports everything and offers to undo it.
import type {
  ApplyOutcome,
  Choice,
  Choices,
  Intention,
  NewGroup,
} from '#machines/groupMembership/groupMembershipTypes.ts';
import { messageOf } from '#machines/problem.ts';
import type { Refusal } from '#src/relay/codedError.ts';
import { reversibleSteps } from '#src/relay/reversibleSteps.ts';
import { tellChange } from '#src/ui/undo/undoHistory.ts';
import { toast } from '#src/ui/toast/toast.ts';
import type { DragPayload } from '../dragPayload.ts';
import { type GroupChange, notThere, renewGroups } from '../mutations/groupOutcome.ts';
import { makeGroup } from '../mutations/makeGroup.ts';
import { refusalText } from '../mutations/sayChange.ts';
import { addDocumentsToGroup, type DocumentSelection } from './addDocumentsToGroup.ts';
import { unchangedMessage, type StepTaken, changedMessage } from './membershipMessages.ts';
import { removeDocumentsFromGroup } from './removeDocumentsFromGroup.ts';
import { listedIn, steadySelection } from './steadyDocuments.ts';
import { membershipTexts } from './membershipTexts.ts';

const texts = membershipTexts.changes;

interface UndoableStep extends StepTaken {
  readonly undo: string;
}

/** Why the steps stopped. Without an answer it is unknown whether the last step was done. */
class Stopped extends Error {
  readonly kind: 'refused' | 'unanswered';
  /** The page's groups are outdated. */
  readonly isOutdated: boolean;
  constructor(kind: Stopped['kind'], message: string, isOutdated = kind === 'unanswered') {
    super(message);
    this.kind = kind;
    this.isOutdated = isOutdated;
  }
}

/** For documents selected in a list of groups: the API does not tell which of the groups is missing. */
const listNotThere = texts.listGone;

type Refused = { kind: 'refused' } & Refusal;

const isRefused = (outcome: { kind: 'done' } | Refused): outcome is Refused => outcome.kind === 'refused';

/** The answer to a step. `not` says what was not done (or may not have been done if there was no answer); `gone` names the missing group. */
async function answerTo<Done extends { readonly kind: 'done' }>(
  not: string,
  step: Promise<Done | Refused>,
  gone: string = notThere,
): Promise<Done> {
  const outcome = await step.catch((error: unknown) => {
    throw new Stopped('unanswered', texts.perhaps(messageOf(error), not));
  });
  if (!isRefused(outcome)) return outcome;
  const isGone = outcome.code === 'NOT_FOUND';
  throw new Stopped('refused', `${not}: ${isGone ? gone : refusalText(outcome)}`, isGone);
}

/** Applies the choices. If a step fails, it and later ones stay chosen; earlier ones are done and reported. Repeating it is safe. */
export async function applyMembership(
  change: GroupChange,
  documents: DragPayload,
  { choices, newGroups }: Intention,
  nameOf: (groupId: string) => string,
): Promise<ApplyOutcome> {
  const steps: UndoableStep[] = [];
  /** The ids of created groups, by their temporary keys. */
  const made = new Map<string, string>();
  let left: Intention = { choices, newGroups: newGroups.filter(({ key }) => key in choices) };

  const make = async (group: NewGroup) => {
    const { id, isNew, undo } = await answerTo(texts.notCreated(group.name), makeGroup(change, group));
    made.set(id, isNew ? texts.newGroup(group.name) : group.name);
    if (isNew) steps.push({ groupId: id, did: 'made', count: 1, undo });
    left = {
      choices: { ...without(left.choices, group.key), [id]: 'all' },
      newGroups: left.newGroups.filter(({ key }) => key !== group.key),
    };
  };
  const put = async (selection: DocumentSelection, groupId: string, choice: Choice) => {
    const name = nameIn(groupId);
    const not = choice === 'all' ? texts.notAdded(name) : texts.notRemoved(name);
    const send = choice === 'all' ? addDocumentsToGroup : removeDocumentsFromGroup;
    const gone = listedIn(selection).size > 0 ? listNotThere : notThere;
    const { data } = await answerTo(not, send(change, groupId, selection), gone);
    if (data) steps.push({ groupId, did: choice, ...data });
    left = { ...left, choices: without(left.choices, groupId) };
  };
  const nameIn = (groupId: string) => made.get(groupId) ?? nameOf(groupId);

  try {
    const selection = await steadySelection(change.environment, documents, choices).catch((error: unknown) => {
      throw new Stopped('refused', texts.notListed(messageOf(error)));
    });
    for (const group of left.newGroups) await make(group);
    for (const [groupId, choice] of inOrder(left.choices, documents.selection)) await put(selection, groupId, choice);
    return { kind: 'done' };
  } catch (error) {
    if (!(error instanceof Stopped)) throw error;
    // Fetch what may have been changed.
    if (error.isOutdated) renewGroups(change);
    return { kind: error.kind, left, message: error.message };
  } finally {
    say(change, documents, steps, nameIn);
  }
}

/** Reports what was done, with an offer to undo it. */
function say(
  change: GroupChange,
  documents: DragPayload,
  steps: readonly UndoableStep[],
  nameOf: (groupId: string) => string,
): void {
  const done = steps.filter(({ count }) => count > 0);
  const [first] = steps;
  if (done.length === 0) {
    if (first) toast({ message: unchangedMessage(documents, first, nameOf(first.groupId)) });
    return;
  }
  const message = changedMessage(documents, done, nameOf);
  const { environment } = change;
  tellChange(
    // Undone in reverse order, so that a created group is empty before it is deleted.
    reversibleSteps({
      environment,
      steps: done.map(({ undo }) => undo),
      what: message.charAt(0).toUpperCase() + message.slice(1),
      onReversed: () => {
        if (done.some(({ did }) => did === 'made')) renewGroups(change);
      },
    }),
  );
}

/** Additions come first, and removals from a listed group last; otherwise the list would no longer find the documents. */
function inOrder(choices: Choices, selection: DocumentSelection): [string, Choice][] {
  const listed = listedIn(selection);
  const turn = ([groupId, choice]: [string, Choice]) => (choice === 'all' ? 0 : listed.has(groupId) ? 2 : 1);
  return Object.entries(choices).toSorted((one, other) => turn(one) - turn(other));
}

function without(choices: Choices, groupId: string): Choices {
  return Object.fromEntries(Object.entries(choices).filter(([id]) => id !== groupId));
}
