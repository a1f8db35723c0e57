// Writes the software bill of materials of what is shipped: every package that the server needs installed, and every one that a browser gets code of.
// Plain JavaScript, as the build that calls it.
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';

const readJson = (path) => JSON.parse(readFileSync(path, 'utf8'));

/** How a bill refers to the packages of the lockfile that are not for development alone. */
function shippedRefs() {
  const refs = Object.entries(readJson('package-lock.json').packages)
    .filter(([, { dev }]) => !dev)
    .map(([folder, { name, version }]) => `${name ?? folder.split('node_modules/').at(-1)}@${version}`);
  return new Set(refs);
}

/**
 * Writes CycloneDX JSON to `path`, from the lockfile alone: without the network, and the same whatever is installed. Development packages are left
 * out; that none of them is shipped is checked where bundles are made (shippedPackages.ts).
 */
export function writeSbom(path) {
  // Not with --omit=dev: that leaves out whatever any package lists among its devDependencies, graphql and react too.
  const flags = ['--package-lock-only', '--sbom-format=cyclonedx', '--sbom-type=application'];
  const bom = JSON.parse(
    execFileSync('npm', ['sbom', ...flags, '--include=dev', '--offline', '--no-update-notifier'], {
      encoding: 'utf8',
      maxBuffer: 64 * 1024 * 1024,
      // npm is a script there.
      shell: process.platform === 'win32',
    }),
  );
  const refs = shippedRefs();
  bom.components = bom.components.filter((component) => refs.has(component['bom-ref']));
  for (const component of bom.components)
    // The same version may be installed twice, once for development.
    component.properties = component.properties.filter(({ name }) => name !== 'cdx:npm:package:development');
  bom.dependencies = bom.dependencies
    .filter(({ ref }) => refs.has(ref))
    .map(({ ref, dependsOn }) => ({ ref, dependsOn: dependsOn.filter((each) => refs.has(each)) }));
  // npm calls the product after the folder that it lies in, which is another one on every machine.
  bom.metadata.component.name = readJson('package.json').name;
  writeFileSync(path, `${JSON.stringify(bom, null, 2)}\n`);
}
