// Runs every GraphQL-over-HTTP audit in development, where the schema is public.
import { auditServer } from 'graphql-http';
import { expect, it } from 'vitest';
import { startInProcess } from './inProcess.ts';

it('passes every audit of graphql-http in development', async () => {
  const target = await startInProcess({ APP_ENV: 'development' });
  try {
    const results = await auditServer({ url: `${target.url}/api` });
    expect(results.filter(({ status }) => status !== 'ok').map(({ id, name }) => `${id} ${name}`)).toEqual([]);
  } finally {
    await target.stop();
  }
});
