// Generates citation keys for documents that are about to be added. It runs under the library's lock, so that two requests never get the same key.
import { keyPatternsOf } from '#bibliography/citationKeys/libraryKeyPatterns.ts';
import { KeyMaker } from '#bibliography/citationKeys/makeKey.ts';
import type { LibraryWriter } from '../library/library.ts';
import type { StoredPart } from '../library/libraryParts.ts';
import type { Patch } from '../library/readDocumentInput.ts';
import { toDraft } from '../library/storedFields.ts';
import { storedFieldsOf } from '../library/writeDocuments.ts';
import { readKeyPatterns } from './keyPatterns.ts';
import { readTakenKeys } from './takenKeys.ts';

const draftOf = (patch: Patch) => toDraft(patch.kind, storedFieldsOf(patch));

/** The same documents, each with a citation key. The pattern may come from `parts`, the library parts of the imported file. */
export async function giveKeys(
  tx: LibraryWriter,
  { patches, parts }: { readonly patches: readonly Patch[]; readonly parts: readonly StoredPart[] },
): Promise<readonly Patch[]> {
  const drafts = patches.map(draftOf);
  const keyless = drafts.filter(({ fields }) => !fields.citationKeys?.length);
  if (keyless.length === 0) return patches;
  const kept = await readKeyPatterns(tx);
  const { nameOf } = kept.origin === 'default' ? keyPatternsOf(null, parts) : kept;
  const [only, ...more] = keyless;
  const taken = await readTakenKeys(tx, only && more.length === 0 ? nameOf(only) : null);
  const typed = drafts.flatMap(({ fields }) => fields.citationKeys ?? []);
  const keys = new KeyMaker([...taken.flatMap((each) => each.keys), ...typed], nameOf);
  return patches.map((patch, index) => {
    const draft = drafts[index];
    if (!draft || draft.fields.citationKeys?.length) return patch;
    const value = [keys.make(draft)];
    return { ...patch, fields: new Map([...patch.fields, ['citationKeys', { inputName: 'citationKeys', value }]]) };
  });
}
