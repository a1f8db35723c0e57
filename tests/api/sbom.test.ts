// Tests the bill of materials that the build writes.
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

it('is valid CycloneDX for this product', () => {
  expect(bom).toMatchObject({ bomFormat: 'CycloneDX', metadata: { component: { name, version } } });
  expect(bom.specVersion).toMatch(/^1\.\d$/);
  expect(bom.serialNumber).toMatch(/^urn:uuid:[0-9a-f-]{36}$/);
});

it('lists the packages that the server runs on and that browsers get, with versions and hashes, without build and test packages', () => {
  const refs = bom.components.map((component) => component['bom-ref']);
  const refsOf = (versions: Versions) => Object.entries(versions).map(([each, its]) => `${each}@${its}`);
  expect(bom.components.map((component) => component.name)).toEqual(
    expect.arrayContaining(['@electric-sql/pglite', 'graphql-yoga', 'react', 'elkjs', 'scheduler']),
  );
  expect(refsOf(dependencies).filter((ref) => !refs.includes(ref))).toEqual([]);
  expect(bom.components.filter(({ hashes }) => hashes.length === 0)).toEqual([]);
  // Of the development packages, only those with types may be listed: packages that are shipped depend on them.
  const tools = refsOf(devDependencies).filter((ref) => refs.includes(ref));
  expect(tools.filter((ref) => !/^(typescript|@types\/.*)@/.test(ref))).toEqual([]);
});

it('lists the dependencies between these packages', () => {
  const refs = new Set([bom.metadata.component, ...bom.components].map((component) => component['bom-ref']));
  expect(new Set(bom.dependencies.map(({ ref }) => ref))).toEqual(refs);
  expect(bom.dependencies.flatMap(({ dependsOn }) => dependsOn).filter((ref) => !refs.has(ref))).toEqual([]);
});

it('does not reveal where it was built', () => {
  expect(text).not.toContain(process.cwd());
});
