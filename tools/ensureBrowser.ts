// Finds the browser of the browser tests, or installs one and says so: CHROMIUM_PATH, the usual places, Debian's package, Playwright's own.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { platform } from 'node:os';
import { pathToFileURL } from 'node:url';

const usualPlaces = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/** The path of an installed Chromium, or `undefined` where only Playwright's own can serve. */
export function installedChromium(): string | undefined {
  return [process.env.CHROMIUM_PATH, ...usualPlaces].find(
    (path) => path !== undefined && path !== '' && existsSync(path),
  );
}

function run(command: string, ...parameters: string[]): boolean {
  return spawnSync(command, parameters, { stdio: 'inherit' }).status === 0;
}

function ensureBrowser(): void {
  if (installedChromium()) return;
  const isDebianRoot = platform() === 'linux' && process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');
  if (isDebianRoot) {
    console.log('No Chromium found: installing the Debian package "chromium" for the browser tests.');
    run('apt-get', 'update', '-q');
    if (run('apt-get', 'install', '-q', '-y', 'chromium')) return;
  }
  console.log("No Chromium found: installing Playwright's own for the browser tests.");
  if (!run('npx', 'playwright', 'install', 'chromium')) process.exit(1);
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) ensureBrowser();
