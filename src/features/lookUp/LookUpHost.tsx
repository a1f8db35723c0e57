// The box in which references are added by their identifiers, at work.
import { useEffect } from 'react';
import type { LookUpEmitted } from '#machines/lookUp/lookUpTypes.ts';
import { useRelayEnvironment } from '#src/relay/hooks.ts';
import { LookUpBox } from './LookUpBox.tsx';
import { areLookUpsEnabled } from './lookUpsEnabled.ts';
import { lookUpTexts as texts } from './lookUpTexts.ts';
import { recordsFile } from './recordsFile.ts';
import { useLookUp } from './useLookUp.ts';

export interface LookUpHostProps {
  /** What was pasted elsewhere on the page; empty for nothing. Another text needs another `key`. */
  text: string;
  /** Takes references that are ready, as a file to review. */
  onReferences: (file: File) => void;
}

/** Renders the box. */
export function LookUpHost({ text, onReferences }: LookUpHostProps) {
  const environment = useRelayEnvironment();
  const handle = useLookUp({ text }, (ready) => {
    onReferences(fileOf(ready));
  });
  const { actor } = handle;
  useEffect(() => {
    const asking = new AbortController();
    areLookUpsEnabled(environment, asking.signal).then(
      (isOn) => {
        if (!isOn) actor.send({ type: 'lookUps.off' });
      },
      // The lookup itself will say what is wrong.
      () => undefined,
    );
    return () => {
      asking.abort();
    };
  }, [actor, environment]);
  return <LookUpBox handle={handle} />;
}

function fileOf(ready: LookUpEmitted): File {
  return ready.type === 'references.ready'
    ? new File([ready.text], texts.fileName.pasted, { type: 'text/plain' })
    : recordsFile(ready.records.map(({ entry }) => entry));
}
