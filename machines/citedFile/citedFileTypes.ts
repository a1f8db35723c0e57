// The types of the machine that reads the citation keys of a TeX group from a file: its context, its events, and what its actors take and answer.

/** The properties of a browser's `File` that the machine uses. */
export interface CitingFile {
  readonly name: string;
  /** In bytes. */
  readonly size: number;
}

/** The citation keys read from a file. */
export interface ReadKeys {
  readonly keys: readonly string[];
  /** A remark about the file; null if there is none. */
  readonly remark: string | null;
}

export interface CitedFileInput {
  /** The name of a file that was read on an earlier occasion; null if there is none. */
  readonly name: string | null;
}

export interface CitedFileContext {
  /** The file that was chosen last. */
  readonly file: CitingFile | null;
  /** The name of the file that was read last. */
  readonly name: string | null;
  readonly remark: string | null;
  /** Why the chosen file is not read. */
  readonly message: string | null;
}

export interface CitedFileEvent {
  readonly type: 'file.chosen';
  readonly file: CitingFile;
}

/** A file was read: its keys become the cited keys of the group's rule. */
export interface CitedFileEmitted {
  readonly type: 'keys.read';
  readonly name: string;
  readonly keys: readonly string[];
}
