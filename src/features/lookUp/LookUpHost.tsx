// The box in which references are added by their identifiers, at work.
import { LookUpBox } from './LookUpBox.tsx';
import { useLookUp } from './useLookUp.ts';

export interface LookUpHostProps {
  /** What was pasted elsewhere on the page; empty for nothing. Another text needs another `key`. */
  text: string;
  /** Takes references that are ready, as a file to review. */
  onReferences: (file: File) => void;
}

/** Draws the box. */
export function LookUpHost({ text, onReferences }: LookUpHostProps) {
  return <LookUpBox handle={useLookUp(text, onReferences)} />;
}
