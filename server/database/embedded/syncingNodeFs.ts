// PGlite's file system on disk with a working fsync, which PGlite leaves out. Without it, writes that were answered could be lost in a power
// failure.
import { fsyncSync } from 'node:fs';
import type { PGlite } from '@electric-sql/pglite';
import { NodeFS } from '@electric-sql/pglite/nodefs';
import { syncPath } from './syncFolder.ts';

type ModuleOptions = Parameters<NodeFS['init']>[1];

interface NodeFsStream {
  /** The file's descriptor; directories have none. */
  nfd?: number;
  node: unknown;
}

/** The part of Emscripten's NODEFS that is patched here. Newer versions of PGlite have it on the module, older ones on its file system. */
interface NodeFsBackend {
  realPath(node: unknown): string;
  stream_ops: { fsync?: (stream: NodeFsStream) => number };
}

interface EmscriptenModule {
  NODEFS?: NodeFsBackend;
  FS: { filesystems: { NODEFS: NodeFsBackend } };
}

export class SyncingNodeFs extends NodeFS {
  override async init(database: PGlite, options: ModuleOptions): ReturnType<NodeFS['init']> {
    const { emscriptenOpts } = await super.init(database, options);
    const patch = (module: EmscriptenModule) => {
      const backend = module.NODEFS ?? module.FS.filesystems.NODEFS;
      backend.stream_ops.fsync = (stream) => {
        if (stream.nfd === undefined) syncPath(backend.realPath(stream.node));
        else fsyncSync(stream.nfd);
        return 0;
      };
    };
    const preRun = [...(emscriptenOpts.preRun ?? []), patch] as NonNullable<ModuleOptions['preRun']>;
    return { emscriptenOpts: { ...emscriptenOpts, preRun } };
  }
}
