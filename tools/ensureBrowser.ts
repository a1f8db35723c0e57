// Finds the browser for the browser tests, or installs one. Prefers Debian's headless shell, which opens a page in less than half the CPU time of full
// Chromium.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { platform } from 'node:os';
import { pathToFileURL } from 'node:url';

const headlessShell = '/usr/bin/chromium-headless-shell';

const usualPlaces = [
  headlessShell,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/** Time limit for `apt-get` in milliseconds. Without network it would otherwise delay the tests, which can run in another browser. */
const installationLimit = 180_000;

/** The path of an installed Chromium, or `undefined` if Playwright's own has to be used. */
export function installedChromium(): string | undefined {
  return [process.env.CHROMIUM_PATH, ...usualPlaces].find(
    (path) => path !== undefined && path !== '' && existsSync(path),
  );
}

function run(command: string, parameters: readonly string[], timeout?: number): boolean {
  return spawnSync(command, parameters, { stdio: 'inherit', timeout }).status === 0;
}

function installPackage(name: string): boolean {
  const options = ['-q', '-y', '-o', 'Acquire::Retries=1', '-o', 'Acquire::http::Timeout=20'];
  const apt = (...command: string[]): boolean => run('apt-get', [...command, ...options], installationLimit);
  const install = (): boolean => apt('install', '--no-install-recommends', name);
  // The package lists may be missing or out of date.
  return install() || (apt('update') && install());
}

function ensureBrowser(): void {
  const found = installedChromium();
  const isChosen = found !== undefined && found === process.env.CHROMIUM_PATH;
  if (isChosen || found === headlessShell) return;
  const isDebianRoot = platform() === 'linux' && process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');
  if (isDebianRoot) {
    console.log('Installing the Debian package "chromium-headless-shell" for the browser tests.');
    if (installPackage('chromium-headless-shell')) return;
  }
  if (found !== undefined) {
    console.log(`The browser tests run in ${found}, and take twice as long as in chromium-headless-shell.`);
    return;
  }
  console.log("No Chromium found: installing Playwright's own for the browser tests.");
  if (!run('npx', ['playwright', 'install', '--only-shell', 'chromium'])) process.exit(1);
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) ensureBrowser();
