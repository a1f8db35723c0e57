// The bill of materials that the build writes beside what it ships.
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

interface Component {
  readonly 'bom-ref': string;
  readonly name: string;
  readonly version: string;
  readonly hashes: readonly { readonly alg: string; readonly content: string }[];
}

interface Bom {
  readonly bomFormat: string;
  readonly specVersion: string;
  readonly serialNumber: string;
  readonly metadata: { readonly component: Component };
  readonly components: readonly Component[];
  readonly dependencies: readonly { readonly ref: string; readonly dependsOn: readonly string[] }[];
}

type Versions = Readonly<Record<string, string>>;

const text = readFileSync('dist/sbom.cdx.json', 'utf8');
const bom = JSON.parse(text) as Bom;
const { name, version, dependencies, devDependencies } = JSON.parse(readFileSync('package.json', 'utf8')) as {
  name: string;
  version: string;
  dependencies: Versions;
  devDependencies: Versions;
};

it('is CycloneDX, and of this product', () => {
  expect(bom).toMatchObject({ bomFormat: 'CycloneDX', metadata: { component: { name, version } } });
  expect(bom.specVersion).toMatch(/^1\.\d$/);
  expect(bom.serialNumber).toMatch(/^urn:uuid:[0-9a-f-]{36}$/);
});

it('names what the server runs on and what browsers get, with versions and hashes, and not what only builds or tests', () => {
  const refs = bom.components.map((component) => component['bom-ref']);
  const refsOf = (versions: Versions) => Object.entries(versions).map(([each, its]) => `${each}@${its}`);
  expect(bom.components.map((component) => component.name)).toEqual(
    expect.arrayContaining(['@electric-sql/pglite', 'graphql-yoga', 'react', 'elkjs', 'scheduler']),
  );
  expect(refsOf(dependencies).filter((ref) => !refs.includes(ref))).toEqual([]);
  expect(bom.components.filter(({ hashes }) => hashes.length === 0)).toEqual([]);
  // What asks for types takes them from where it is installed.
  const tools = refsOf(devDependencies).filter((ref) => refs.includes(ref));
  expect(tools.filter((ref) => !/^(typescript|@types\/.*)@/.test(ref))).toEqual([]);
});

it('says which needs which, all of them named', () => {
  const refs = new Set([bom.metadata.component, ...bom.components].map((component) => component['bom-ref']));
  expect(new Set(bom.dependencies.map(({ ref }) => ref))).toEqual(refs);
  expect(bom.dependencies.flatMap(({ dependsOn }) => dependsOn).filter((ref) => !refs.has(ref))).toEqual([]);
});

it('does not tell where it was made', () => {
  expect(text).not.toContain(process.cwd());
});
