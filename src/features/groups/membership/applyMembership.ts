// Puts documents into groups and takes them out of others, group by group, and says in one message what was done and how to take it back.
import type { ApplyOutcome, Choice, Choices } from '#machines/groupMembership/groupMembershipTypes.ts';
import { messageOf } from '#machines/problem.ts';
import { undoStep } from '#src/relay/undoStep.ts';
import { toast } from '#src/ui/toast/toast.ts';
import type { CarriedDocuments } from '../carried.ts';
import type { GroupChange } from '../mutations/groupOutcome.ts';
import { addDocumentsToGroup } from './addDocumentsToGroup.ts';
import { removeDocumentsFromGroup } from './removeDocumentsFromGroup.ts';

interface Step {
  readonly groupId: string;
  readonly choice: Choice;
  readonly count: number;
  readonly undo: string;
}

/** Does what was chosen. What fails stays chosen; what was done before it is done, and said. */
export async function applyMembership(
  change: GroupChange,
  documents: CarriedDocuments,
  choices: Choices,
  nameOf: (groupId: string) => string,
): Promise<ApplyOutcome> {
  const steps: Step[] = [];
  const todo = Object.entries(choices);
  const refuse = (done: number, why: string): ApplyOutcome => {
    const [groupId = '', choice] = todo[done] ?? [];
    const what = choice === 'none' ? `Not removed from ${nameOf(groupId)}` : `Not added to ${nameOf(groupId)}`;
    return {
      kind: 'refused',
      left: Object.fromEntries(todo.slice(done)),
      message: `${what}: ${why.replace(/\.$/, '')}`,
    };
  };
  const apply = async (): Promise<ApplyOutcome> => {
    for (const [done, [groupId, choice]] of todo.entries()) {
      try {
        const send = choice === 'all' ? addDocumentsToGroup : removeDocumentsFromGroup;
        const outcome = await send(change, groupId, documents.selection);
        if (outcome.kind === 'refused') return refuse(done, outcome.message);
        if (outcome.data) steps.push({ groupId, choice, ...outcome.data });
      } catch (error) {
        return refuse(done, messageOf(error));
      }
    }
    return { kind: 'done' };
  };
  const outcome = await apply();
  say(change, documents, steps, nameOf);
  return outcome;
}

function say(
  { environment, userId }: GroupChange,
  documents: CarriedDocuments,
  steps: readonly Step[],
  nameOf: (groupId: string) => string,
): void {
  const done = steps.filter(({ count }) => count > 0);
  if (done.length === 0) {
    const [step] = steps;
    if (step) {
      toast({
        message:
          step.choice === 'all'
            ? `${documents.name} ${isOne(documents) ? 'is' : 'are'} in ${nameOf(step.groupId)} already`
            : `${documents.name} ${isOne(documents) ? 'is' : 'are'} not in ${nameOf(step.groupId)}`,
      });
    }
    return;
  }
  const namesOf = (choice: Choice) =>
    inWords(done.filter((step) => step.choice === choice).map((step) => nameOf(step.groupId)));
  const [added, removed] = [namesOf('all'), namesOf('none')];
  const parts = [added && `added to ${added}`, removed && `removed from ${removed}`].filter(Boolean);
  // With one step it is known how many were changed by it; with several it differs from one to the other.
  const [first] = done;
  const who =
    done.length === 1 && first && !isOne(documents)
      ? first.count === 1
        ? '1 document'
        : `${first.count.toLocaleString('en')} documents`
      : documents.name;
  const message = `${who} ${parts.join(', ')}`;
  toast({
    tone: 'success',
    message: message.charAt(0).toUpperCase() + message.slice(1),
    action: {
      label: 'Undo',
      run: async () => {
        for (const { undo } of done.toReversed()) await undoStep(environment, undo, userId);
      },
    },
  });
}

const isOne = ({ count }: CarriedDocuments) => count === 1;

/** "Read", "Read and Used", "Read, Used and 3 others". */
function inWords(names: readonly string[]): string {
  const [first, second, ...rest] = names;
  if (first === undefined || second === undefined) return first ?? '';
  if (rest.length === 0) return `${first} and ${second}`;
  return `${first}, ${second} and ${rest.length === 1 ? '1 other' : `${rest.length} others`}`;
}
