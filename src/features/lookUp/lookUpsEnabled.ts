// Asks whether this server looks references up.
import { type Environment, graphql } from 'relay-runtime';
import type { lookUpsEnabledQuery } from '#src/__generated__/lookUpsEnabledQuery.graphql.ts';
import { askUntil } from '#src/relay/askUntil.ts';

/** Rejects if the server did not answer. */
export async function areLookUpsEnabled(environment: Environment, signal: AbortSignal): Promise<boolean> {
  const { lookUpsEnabled } = await askUntil<lookUpsEnabledQuery>(
    environment,
    graphql`
      query lookUpsEnabledQuery {
        lookUpsEnabled
      }
    `,
    {},
    signal,
  );
  return lookUpsEnabled;
}
