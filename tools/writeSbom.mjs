// Writes the software bill of materials: every package that the server needs at run time, and every package whose code is sent to browsers. Plain JavaScript,
// because tools/build.mjs imports it before anything is built.
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';

const readJson = (path) => JSON.parse(readFileSync(path, 'utf8'));

/** The lockfile's packages that are not only for development, by the references of the bill. */
function shippedRefs() {
  const refs = Object.entries(readJson('package-lock.json').packages)
    .filter(([, { dev }]) => !dev)
    .map(([folder, { name, version }]) => `${name ?? folder.split('node_modules/').at(-1)}@${version}`);
  return new Set(refs);
}

/**
 * Writes CycloneDX JSON to `path`, from the lockfile alone, so that it needs no network and doesn't depend on what is installed. Development packages are left
 * out; shippedPackages.ts checks that none of them is shipped.
 */
export function writeSbom(path) {
  // Not --omit=dev: that leaves out every package that any package lists in its devDependencies, including graphql and react.
  const flags = ['--package-lock-only', '--sbom-format=cyclonedx', '--sbom-type=application'];
  const bom = JSON.parse(
    execFileSync('npm', ['sbom', ...flags, '--include=dev', '--offline', '--no-update-notifier'], {
      encoding: 'utf8',
      maxBuffer: 64 * 1024 * 1024,
      // npm is itself a script there.
      shell: process.platform === 'win32',
    }),
  );
  const refs = shippedRefs();
  bom.components = bom.components.filter((component) => refs.has(component['bom-ref']));
  for (const component of bom.components)
    // The same version may be installed twice, once for development only.
    component.properties = component.properties.filter(({ name }) => name !== 'cdx:npm:package:development');
  bom.dependencies = bom.dependencies
    .filter(({ ref }) => refs.has(ref))
    .map(({ ref, dependsOn }) => ({ ref, dependsOn: dependsOn.filter((each) => refs.has(each)) }));
  // npm names the product after its folder, which differs between machines.
  bom.metadata.component.name = readJson('package.json').name;
  writeFileSync(path, `${JSON.stringify(bom, null, 2)}\n`);
}
