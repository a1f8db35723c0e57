// The source of a machine, including the files of its setup and of parts of its states.
import { Fragment, use } from 'react';
import { IconButton } from '#src/ui/button/IconButton.tsx';
import { messageOf } from '#machines/problem.ts';
import { toast } from '#src/ui/toast/toast.ts';
import { copyText } from './copyText.ts';
import styles from './MachineSource.module.css';
import { viewerTexts } from './viewerTexts.ts';

const texts = viewerTexts.source;
const files = import.meta.glob<string>('/machines/**/*{Machine,Setup,States}.ts', { query: '?raw', import: 'default' });
const loading = new Map<string, Promise<string>>();

/** The same promise for the same file, as React's `use` requires. */
function loadSource(path: string): Promise<string> {
  const known = loading.get(path);
  if (known) return known;
  const loaded = loadParts(path);
  loading.set(path, loaded);
  return loaded;
}

async function loadParts(path: string): Promise<string> {
  const machine = files[`/${path}`];
  if (!machine) throw new Error(texts.notBuilt(path));
  const folder = `/${path.slice(0, path.lastIndexOf('/') + 1)}`;
  const others = Object.keys(files).filter((file) => file.startsWith(folder) && file !== `/${path}`);
  const parts = await Promise.all(
    others.map(async (file) => `// ${file.slice(1)}\n${(await files[file]?.())?.trimEnd() ?? ''}\n`),
  );
  return [await machine(), ...parts].join('\n');
}

const comment = /^\s*(\/\/|\/\*|\*)/;

/** Renders the machine's file at `path`, relative to the repository's root, followed by its other files. */
export function MachineSource({ path }: { path: string }) {
  const text = use(loadSource(path));
  const copy = () => {
    copyText(text).then(
      () => {
        toast({ key: 'export', message: texts.copied, tone: 'success' });
      },
      (error: unknown) => {
        toast({ key: 'export', message: texts.notCopied(messageOf(error)), tone: 'danger' });
      },
    );
  };
  return (
    <section className={styles.source} aria-label={texts.label}>
      <div className={styles.head}>
        <code>{path}</code>
        <IconButton size="sm" icon="copy" label={texts.copy} onClick={copy} />
      </div>
      <pre className={styles.text} tabIndex={0}>
        <code>
          {text
            .trimEnd()
            .split('\n')
            .map((line, index) => (
              <Fragment key={index}>
                <span className={styles.line} data-comment={comment.test(line) || undefined}>
                  {line}
                </span>
                {'\n'}
              </Fragment>
            ))}
        </code>
      </pre>
    </section>
  );
}
