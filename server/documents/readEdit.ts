// Reads the input of an edit of many documents: the change to each document, or all problems with the input.
import { documentKinds } from '#bibliography/documents.ts';
import type { FieldDescription } from '#bibliography/fields/cells.ts';
import { fieldOf } from '#bibliography/kinds.ts';
import { isBlank, validateFields } from '#bibliography/validation.ts';
import { eachOnce, foldedItem, readList } from '#bibliography/writtenLists.ts';
import type { EditUserDocumentsInput } from '../__generated__/resolverTypes.ts';
import { badUserInput, type InputProblem } from '../graphql/errors.ts';
import { compactFields } from '../library/compact.ts';
import type { Edit } from '../library/editDocuments.ts';
import type { PatchField } from '../library/readDocumentInput.ts';
import { storedName } from '../library/storedFields.ts';

/** Converts a text to the value of a field; for lists, to its items. Fields with several parts can only be cleared. */
function valueFrom({ name, editing }: FieldDescription, text: string): unknown {
  if (editing === 'text' || editing === 'longText' || editing === 'date') return text;
  return editing === 'list' ? readList(name, text) : undefined;
}

/** The problems with the field that is to be set; clearing it with null is always possible. */
function problemsOfSet({ name, value }: { name: string; value?: string | null | undefined }): InputProblem[] {
  const path = ['input', 'set'];
  const kinds = documentKinds.filter((kind) => fieldOf(kind, name)?.editable);
  const [kind] = kinds;
  const field = kind && fieldOf(kind, name);
  if (!field) return [{ path: [...path, 'name'], message: 'There is no editable field with this name.' }];
  if (value == null || isBlank(value)) return [];
  if (kinds.some((each) => valueFrom(fieldOf(each, name) ?? field, value) === undefined)) {
    return [{ path: [...path, 'value'], message: `${field.label} can only be cleared here.` }];
  }
  return validateFields(kind, { [name]: valueFrom(field, value) }).map(({ message }) => ({
    path: [...path, 'value'],
    message,
  }));
}

/** Reads the input, or throws `BAD_USER_INPUT`. */
export function readEdit({ set, addKeywords, removeKeywords }: Omit<EditUserDocumentsInput, 'selection'>): Edit {
  const add = eachOnce(addKeywords ?? []);
  const remove = new Set(eachOnce(removeKeywords ?? []).map(foldedItem));
  const problems: InputProblem[] = set ? problemsOfSet(set) : [];
  if (!set && add.length === 0 && remove.size === 0) {
    problems.push({ path: ['input'], message: 'Specify what to change: set, addKeywords or removeKeywords.' });
  }
  for (const { message } of validateFields('other', { keywords: add })) {
    problems.push({ path: ['input', 'addKeywords'], message });
  }
  if (problems.length > 0) throw badUserInput(problems);
  return ({ kind, fields }) => {
    const changed = new Map<string, PatchField>();
    const field = set ? fieldOf(kind, set.name) : undefined;
    // Documents whose kind has no such field are not changed.
    if (set && field) {
      const said = set.value == null ? null : valueFrom(field, set.value);
      const value = compactFields([field], { [field.name]: said ?? null })[field.name] ?? null;
      changed.set(storedName(kind, field.name), { inputName: field.name, value });
    }
    if (add.length > 0 || remove.size > 0) {
      const { value: now = fields.keywords ?? null } = changed.get('keywords') ?? {};
      const before = Array.isArray(now) ? (now as readonly string[]) : [];
      const kept = before.filter((keyword) => !remove.has(foldedItem(keyword)));
      // Existing keywords keep their spelling.
      const known = new Set([...kept.map(foldedItem), ...remove]);
      const keywords = [...kept, ...add.filter((keyword) => !known.has(foldedItem(keyword)))];
      changed.set('keywords', { inputName: 'keywords', value: keywords.length === 0 ? null : keywords });
    }
    return { kind, fields: changed, added: null };
  };
}
