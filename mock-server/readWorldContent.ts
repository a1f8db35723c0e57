// Reads the content of a world that must be the same for the same seed. For tests.
import sql, { raw } from 'sql-template-tag';
import type { SnapshotCache } from './cache/snapshotCache.ts';
import { startInProcessClient } from './inProcessClient.ts';
import type { LibrarySpec } from './librarySpec.ts';
import { demoPerson, demoSnapshot } from './demoSnapshot.ts';
import type { Snapshot } from './snapshot.ts';
import { openWorld } from './world.ts';

interface WorldContent {
  documents: { cursor: string; node: { id: string; title: string } }[];
  pages: unknown[];
  groups: unknown[];
  /** The state of the clock, the ids and the random numbers. */
  edges: unknown;
  /** All rows, by the name of the table. */
  tables: Record<string, unknown[]>;
}

const login = 'mutation ($input: LoginInput!) { login(input: $input) { __typename } }';
const readAll = `query ($after: String) { me {
  id
  documents(first: 20, after: $after) {
    edges { cursor node { id title added lastModified citationKeys keywords } }
    pageInfo { startCursor endCursor hasNextPage hasPreviousPage }
  }
  groups { id name children { id name children { id name } } }
} }`;

interface Answer {
  data: { me: { documents: { edges: WorldContent['documents']; pageInfo: PageInfo }; groups: unknown[] } };
}
interface PageInfo {
  endCursor: string;
  hasNextPage: boolean;
}

/** Left out because it differs between worlds: salted passwords, and the time when the empty database was created. No response contains them. */
const varying = { column: 'password_hash', table: 'schema_migrations' };

async function readTables(snapshot: Snapshot): Promise<WorldContent['tables']> {
  const database = await snapshot.openDatabase();
  try {
    await database.query(sql`set timezone = 'UTC'`);
    const names = await database.query<{ name: string }>(sql`
      select tablename as name from pg_tables where schemaname = 'public' and tablename <> ${varying.table} order by 1`);
    const tables: WorldContent['tables'] = {};
    for (const { name } of names) {
      const rows = await database.query<{ row: unknown }>(sql`
        select row from (select to_jsonb(t) - ${varying.column}::text as row from ${raw(`"${name}"`)} t) rows
        order by row::text collate "C"`);
      tables[name] = rows.map(({ row }) => row);
    }
    return tables;
  } finally {
    await database.close();
  }
}

export async function readWorldContent(librarySpec: LibrarySpec, cache: SnapshotCache): Promise<WorldContent> {
  const publicUrl = 'https://library.example';
  const snapshot = await demoSnapshot(librarySpec, publicUrl, cache);
  const world = await openWorld(snapshot, { seed: librarySpec.seed, publicUrl });
  const client = await startInProcessClient(world.handle);
  let session = '';
  const ask = async (query: string, variables: object): Promise<Answer> => {
    const { text, cookie } = await client.ask(query, variables, session);
    session = cookie;
    return JSON.parse(text) as Answer;
  };
  const content: WorldContent = { documents: [], pages: [], groups: [], edges: snapshot.edges, tables: {} };
  try {
    await ask(login, { input: { email: demoPerson.email, password: demoPerson.password } });
    for (let after: string | null = null, more = true; more;) {
      const { me }: Answer['data'] = (await ask(readAll, { after })).data;
      content.documents.push(...me.documents.edges);
      content.pages.push(me.documents.pageInfo);
      content.groups = me.groups;
      after = me.documents.pageInfo.endCursor;
      more = me.documents.pageInfo.hasNextPage;
    }
    content.tables = await readTables(snapshot);
    return content;
  } finally {
    client.close();
    await world.close();
    await cache.close();
  }
}
