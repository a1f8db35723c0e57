// The button that opens a recording from a file. While it is mounted, a recording can also be dropped anywhere on the page.
import { useEffect, useEffectEvent, useRef } from 'react';
import { Button } from '#src/ui/button/Button.tsx';
import { recordingExtension } from '../recording/recording.ts';
import styles from './OpenRecording.module.css';
import { openRecordingFile } from './openFile.ts';
import { recordingTexts } from './recordingTexts.ts';

export interface OpenRecordingProps {
  /** Goes to the address of the recording's page. */
  onGo: (address: string) => void;
}

const hasFiles = ({ dataTransfer }: DragEvent) => dataTransfer?.types.includes('Files') ?? false;

/** Renders the button, and its file input, which only the button opens. */
export function OpenRecording({ onGo }: OpenRecordingProps) {
  const input = useRef<HTMLInputElement>(null);
  const open = (file: File | undefined) => {
    if (file) void openRecordingFile(file, onGo);
  };
  const drop = useEffectEvent((event: DragEvent) => {
    if (!hasFiles(event)) return;
    event.preventDefault();
    open(event.dataTransfer?.files[0]);
  });
  useEffect(() => {
    // Without this the browser would open the file itself.
    const allow = (event: DragEvent) => {
      if (hasFiles(event)) event.preventDefault();
    };
    const take = (event: DragEvent) => {
      drop(event);
    };
    document.addEventListener('dragover', allow);
    document.addEventListener('drop', take);
    return () => {
      document.removeEventListener('dragover', allow);
      document.removeEventListener('drop', take);
    };
  }, []);
  return (
    <>
      <Button
        variant="quiet"
        icon="upload"
        onClick={() => {
          input.current?.click();
        }}
      >
        <span className={styles.word}>{recordingTexts.open.button}</span>
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        aria-label={recordingTexts.open.file}
        accept={`${recordingExtension},.json`}
        onChange={({ currentTarget }) => {
          open(currentTarget.files?.[0]);
          currentTarget.value = '';
        }}
      />
    </>
  );
}
