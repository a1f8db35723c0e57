// Contract: the audits of the GraphQL-over-HTTP specification (package graphql-http), except those that contradict our own rules; each exception names its
// rule.
import { auditServer } from 'graphql-http';
import { expect, it } from 'vitest';
import type { UseTarget } from './target.ts';

const introspects =
  'it queries __type, and the schema is hidden from strangers; audits.test.ts runs it on a server that shows it';

/** The audit's id, and why our behaviour differs. */
const differences: Readonly<Record<string, string>> = {
  '2EA1': introspects,
  '28B9': introspects,
  D6D5: introspects,
  '6A70': introspects,
};

export function auditsContract(useTarget: UseTarget): void {
  it('passes the audits of graphql-http', async () => {
    const { url, headers } = useTarget();
    const results = await auditServer({
      url: `${url}/api`,
      fetchFn: (input: string, init: RequestInit = {}) =>
        fetch(input, { ...init, headers: { ...headers, ...(init.headers as Record<string, string> | undefined) } }),
    });
    const failed = results.flatMap((result) =>
      result.status === 'ok' ? [] : [{ id: result.id, name: result.name, reason: result.reason }],
    );
    expect(results.length).toBeGreaterThan(50);
    expect(failed.filter(({ id }) => differences[id] === undefined)).toEqual([]);
  });
}
