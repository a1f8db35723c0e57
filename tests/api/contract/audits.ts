// Contract: the audits of the GraphQL-over-HTTP specification (package graphql-http), but for those that our own rules
// contradict, each with the rule.
import { auditServer } from 'graphql-http';
import { expect, it } from 'vitest';
import type { UseTarget } from './target.ts';

/** The audit's id and why ours differs. Only audits that say MAY or SHOULD may stand here. */
const differences: Readonly<Record<string, string>> = {
  '5A70': 'every operation is a POST (api.md), so that nothing is ever done, cached or logged by an address',
};

export function auditsContract(useTarget: UseTarget): void {
  it('keeps what graphql-http audits', async () => {
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
    expect(failed.filter(({ name }) => /^MUST /.test(name))).toEqual([]);
  });
}
