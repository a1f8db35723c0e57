// LibraryContent.suggestedCitationKey, for User and Library
import { KeyMaker } from '#bibliography/citationKeys/makeKey.ts';
import { documentKinds } from '#bibliography/documents.ts';
import { validateFields } from '#bibliography/validation.ts';
import type { LibraryContentResolvers } from '../../__generated__/resolverTypes.ts';
import { libraryOf } from '../../graphql/requestLibrary.ts';
import { toDraft } from '../../library/storedFields.ts';
import { storedFieldsOf } from '../../library/writeDocuments.ts';
import { readPatch } from '../../library/readDocumentInput.ts';
import { badUserInput } from '../../graphql/errors.ts';
import { ensureDerived } from '../../library/derived/deriveLibrary.ts';
import { readKeyPatterns } from '../keyPatterns.ts';
import { readTakenKeys } from '../takenKeys.ts';

export const suggestedCitationKey: NonNullable<LibraryContentResolvers['suggestedCitationKey']> = async (
  source,
  { document, id },
  context,
) => {
  const library = libraryOf(source, context);
  const [given, ...more] = documentKinds.flatMap((kind) => {
    const fields = document[kind];
    return fields == null ? [] : [{ kind, fields }];
  });
  if (!given || more.length > 0) {
    throw badUserInput([{ path: ['document'], message: `Give exactly one of ${documentKinds.join(', ')}.` }]);
  }
  // Ignores invalid fields, so that people get a suggestion while they are still typing.
  const wrong = new Set(validateFields(given.kind, given.fields).map(({ path: [name] }) => name));
  const right = Object.fromEntries(Object.entries(given.fields).filter(([name]) => !wrong.has(name)));
  const draft = toDraft(given.kind, storedFieldsOf(readPatch(given.kind, right)));
  await ensureDerived(library);
  const { nameOf } = await readKeyPatterns(library);
  const name = nameOf(draft);
  const taken = await readTakenKeys(library, name);
  return new KeyMaker(taken.filter((each) => each.id !== id).flatMap(({ keys }) => keys)).free(name);
};
