// Brings an earlier revision of a document back, and says so; from the message what it was until now is brought back.
import { type Environment, graphql } from 'relay-runtime';
import type { bringBackRevisionMutation } from '#src/__generated__/bringBackRevisionMutation.graphql.ts';
import { markEdited } from '#src/relay/invalidateLists.ts';
import { mutate } from '#src/relay/mutate.ts';
import { toast } from '#src/ui/toast/toast.ts';

async function bringBack(environment: Environment, id: string, revision: number): Promise<void> {
  const outcome = await mutate<bringBackRevisionMutation>(
    environment,
    graphql`
      mutation bringBackRevisionMutation($input: BringBackRevisionInput!) {
        bringBackRevision(input: $input) {
          id
          revision
          ...DocumentPane_document
          ...DocumentRow_document
        }
      }
    `,
    { input: { id, revision } },
    { updater: markEdited },
  );
  if (outcome.kind === 'refused') throw new Error(outcome.message);
}

/** Rejects with words for the person when it was not done. `current` is the revision that it is now. */
export async function bringBackRevision(
  environment: Environment,
  { id, current }: { id: string; current: number },
  revision: number,
): Promise<void> {
  await bringBack(environment, id, revision);
  toast({
    tone: 'success',
    message: 'The earlier revision is back',
    key: id,
    action: { label: 'Undo', run: () => bringBack(environment, id, current) },
  });
}
