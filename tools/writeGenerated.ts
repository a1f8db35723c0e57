// Writes generated files. With `--check` on the command line it writes nothing, and the command fails if a file is out of date.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));

/** `texts` has the text of each file by its path from the root of the project. `command` is the command that writes them, such as `npm run generate`. */
export function writeGenerated(texts: Readonly<Record<string, string>>, command: string): void {
  const stale = Object.entries(texts).filter(
    ([path, text]) => !existsSync(root + path) || readFileSync(root + path, 'utf8') !== text,
  );
  if (!process.argv.includes('--check')) {
    for (const [path, text] of stale) {
      writeFileSync(root + path, text);
      console.log(path);
    }
  } else if (stale.length > 0) {
    const names = stale.map(([path]) => `  ${path}`).join('\n');
    console.error(`These generated files are out of date:\n${names}\nRun ${command} and commit the result.`);
    process.exitCode = 1;
  }
}
