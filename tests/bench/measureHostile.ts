// Measures how long other clients wait while two clients send bodies that are slow to parse, and how much memory the server uses afterwards.
import { Agent, request } from 'node:http';
import { makeClient } from '#tests/support/client.ts';
import { cpuTime } from './cpuTime.ts';
import { personOf } from './fillLibrary.ts';
import { residentMemory } from './residentMemory.ts';
import { type JudgedTable, percentile } from './table.ts';

const small = JSON.stringify({ query: '{ me { id } }' });
const withVariables = (variables: string) => `{"query":"{ me { id } }","variables":${variables}}`;
const megabyte = 1024 * 1024;
const senders = 2;
const rounds = 40;
/** Limit in milliseconds, above which people notice a delay. */
const longestWait = 250;

/** Valid JSON bodies, each within 10 MB. */
const attacks: readonly (readonly [name: string, body: string | null])[] = [
  ['nothing', null],
  ['empty lists', withVariables(`{"a":[${'[],'.repeat(3_400_000)}1]}`)],
  ['100,000 names', withVariables(`{${Array.from({ length: 99_000 }, (_, at) => `"k${at}":1`).join(',')}}`)],
  [
    '74,000 texts',
    withVariables(`{"a":[${Array.from({ length: 74_000 }, (_, at) => `"${at} ${'x'.repeat(125)}"`).join(',')}]}`),
  ],
  ['one text', withVariables(`{"a":"${'x'.repeat(10 * megabyte - 100)}"}`)],
];

interface Connection {
  readonly url: string;
  readonly agent: Agent;
  readonly headers: Readonly<Record<string, string>>;
}

/** How long a response takes, in milliseconds. */
function timeOf({ url, agent, headers }: Connection, body: string): Promise<number> {
  const start = performance.now();
  return new Promise((resolve) => {
    const end = () => resolve(performance.now() - start);
    const asked = request(
      new URL('/api', url),
      { agent, method: 'POST', headers: { 'content-type': 'application/json', ...headers } },
      (answer) => answer.resume().once('end', end).once('error', end),
    );
    // The server may close the connection instead of reading the body.
    asked.once('error', end);
    asked.end(body);
  });
}

/** Measures small requests of one client during attacks, first by anonymous clients and then by an account. */
export async function measureHostile({ url, pid }: { url: string; pid: number }): Promise<JudgedTable> {
  const client = makeClient(url);
  await client.ask('mutation signup($input: SignupInput!) { signup(input: $input) { __typename } }', {
    input: personOf(1),
  });
  const session = { cookie: [...client.cookies].map(([name, value]) => `${name}=${value}`).join('; ') };
  const rows: string[][] = [];
  const shortcomings: string[] = [];
  for (const [name, body] of attacks) {
    for (const who of body === null ? ['nobody'] : ['strangers', 'an account']) {
      const agent = new Agent({ keepAlive: true });
      const other = { url, agent, headers: session };
      const attacker = { url, agent, headers: who === 'an account' ? session : {} };
      let isOver = false;
      let sent = 0;
      const attack = async (attackBody: string) => {
        while (!isOver) {
          await timeOf(attacker, attackBody);
          sent += 1;
        }
      };
      const before = cpuTime(pid) ?? Number.NaN;
      const attacking = body === null ? [] : Array.from({ length: senders }, () => attack(body));
      const times: number[] = [];
      for (let round = 0; round < rounds; round += 1) times.push(await timeOf(other, small));
      isOver = true;
      await Promise.all(attacking);
      const cpu = sent === 0 ? '' : (((cpuTime(pid) ?? Number.NaN) - before) / sent).toFixed(0);
      agent.destroy();
      const [median, high] = [percentile(times, 0.5), percentile(times, 0.95)];
      if (high > longestWait) shortcomings.push(`${name} of ${who}: others wait ${high.toFixed(0)} ms`);
      const figures = [median, high, Math.max(...times)].map((time) => time.toFixed(0));
      rows.push([`${name}, by ${who}`, ...figures, cpu, residentMemory(pid).toFixed(0)]);
    }
  }
  const head = ['sent by two at once', 'others p50 ms', 'p95 ms', 'most ms', 'CPU ms a body', 'memory after MB'];
  return { table: [head, ...rows], shortcomings };
}
