// Reads everything of a world that is the seed's: what two worlds of one seed have alike. For tests.
import sql, { raw } from 'sql-template-tag';
import type { KeptWorlds } from './kept/keptWorlds.ts';
import { startInProcessClient } from './inProcessClient.ts';
import type { Origin } from './origin.ts';
import { demoPerson, seedWorld } from './seedWorld.ts';
import type { Snapshot } from './snapshot.ts';
import { openWorld } from './world.ts';

interface WholeWorld {
  documents: { cursor: string; node: { id: string; title: string } }[];
  pages: unknown[];
  groups: unknown[];
  /** Where clock, ids and chance stand. */
  edges: unknown;
  /** All rows of all tables, by the table's name. */
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
  data: { me: { documents: { edges: WholeWorld['documents']; pageInfo: PageInfo }; groups: unknown[] } };
}
interface PageInfo {
  endCursor: string;
  hasNextPage: boolean;
}

/** Values that no answer contains: password salts, and the time when this machine's first test made the empty database. */
const unseen = { column: 'password_hash', table: 'schema_migrations' };

async function readTables(snapshot: Snapshot): Promise<WholeWorld['tables']> {
  const database = await snapshot.openDatabase();
  try {
    await database.query(sql`set timezone = 'UTC'`);
    const names = await database.query<{ name: string }>(sql`
      select tablename as name from pg_tables where schemaname = 'public' and tablename <> ${unseen.table} order by 1`);
    const tables: WholeWorld['tables'] = {};
    for (const { name } of names) {
      const rows = await database.query<{ row: unknown }>(sql`
        select row from (select to_jsonb(t) - ${unseen.column}::text as row from ${raw(`"${name}"`)} t) rows
        order by row::text collate "C"`);
      tables[name] = rows.map(({ row }) => row);
    }
    return tables;
  } finally {
    await database.close();
  }
}

export async function readWholeWorld(origin: Origin, kept: KeptWorlds): Promise<WholeWorld> {
  const publicUrl = 'https://library.example';
  const snapshot = await seedWorld(origin, publicUrl, kept);
  const world = await openWorld(snapshot, { seed: origin.seed, publicUrl });
  const client = await startInProcessClient(world.handle);
  let session = '';
  const ask = async (query: string, variables: object): Promise<Answer> => {
    const { text, cookie } = await client.ask(query, variables, session);
    session = cookie;
    return JSON.parse(text) as Answer;
  };
  const whole: WholeWorld = { documents: [], pages: [], groups: [], edges: snapshot.edges, tables: {} };
  try {
    await ask(login, { input: { email: demoPerson.email, password: demoPerson.password } });
    for (let after: string | null = null, more = true; more;) {
      const { me }: Answer['data'] = (await ask(readAll, { after })).data;
      whole.documents.push(...me.documents.edges);
      whole.pages.push(me.documents.pageInfo);
      whole.groups = me.groups;
      after = me.documents.pageInfo.endCursor;
      more = me.documents.pageInfo.hasNextPage;
    }
    whole.tables = await readTables(snapshot);
    return whole;
  } finally {
    client.close();
    await world.close();
    await kept.end();
  }
}
