// Mutation.chooseStyle, addCitationStyle and removeCitationStyle
import { citationTexts } from '#bibliography/citation/citationTexts.ts';
import { largestCslFile } from '#bibliography/citation/readCslXml.ts';
import type { StyleSummary } from '#bibliography/citation/readStyle.ts';
import type { MutationResolvers } from '../../__generated__/resolverTypes.ts';
import { isStorable } from '../../database/storable.ts';
import { badUserInput, type InputProblem, notFound } from '../../graphql/errors.ts';
import type { Viewer } from '../../graphql/request.ts';
import { requireViewer } from '../../graphql/requireViewer.ts';
import { addOwnStyle, maximumOwnStyles, removeOwnStyle } from '../ownStyles.ts';
import { FormatEnded, StyleUnusable } from '../pool/formatFailures.ts';
import type { FormatPool } from '../pool/formatPool.ts';
import { presentStyle } from '../presentStyle.ts';
import { findStyle, writeStyleChoice } from '../styleChoice.ts';
import { serverStyleTexts } from '../serverStyleTexts.ts';

const userOf = ({ id, email }: Viewer) => ({ id, email });

export const chooseStyle: NonNullable<MutationResolvers['chooseStyle']> = async (_root, { input }, context) => {
  const viewer = requireViewer(context);
  const { libraries, styles } = context;
  const libraryId = await libraries.find(input.libraryId);
  const library = libraries.toWrite(libraryId);
  const { style } = input;
  const locale = input.locale ?? null;
  const problems: InputProblem[] = [];
  if ((await findStyle(styles, library, style)) === null) {
    problems.push({ path: ['input', 'style'], message: serverStyleTexts.noSuchStyle(style) });
  }
  if (locale !== null && !Object.hasOwn(styles.locales, locale)) {
    problems.push({ path: ['input', 'locale'], message: serverStyleTexts.noSuchLocale(locale) });
  }
  if (problems.length > 0) throw badUserInput(problems);
  await writeStyleChoice(library, { style, locale });
  return { __typename: 'ChooseStylePayload', user: userOf(viewer), library: libraries.sourceOf(libraryId) };
};

/** Uses a style once, in a thread of the pool. */
async function checkStyle(xml: string, account: string, pool: FormatPool): Promise<StyleSummary> {
  const refusal = (reason: string) =>
    badUserInput([{ path: ['input', 'xml'], message: serverStyleTexts.refused(reason) }]);
  if (!isStorable(xml)) throw refusal(serverStyleTexts.notStorable);
  if (xml.length > largestCslFile) throw refusal(citationTexts.tooLarge(largestCslFile));
  try {
    return await pool.run(account, { kind: 'check', xml });
  } catch (error) {
    if (error instanceof StyleUnusable) throw refusal(error.message);
    if (error instanceof FormatEnded) throw refusal(serverStyleTexts.endlessCheck);
    throw error;
  }
}

export const addCitationStyle: NonNullable<MutationResolvers['addCitationStyle']> = async (
  _root,
  { input: { libraryId: named, xml } },
  context,
) => {
  const viewer = requireViewer(context);
  const { libraries, formatPool, newId } = context;
  const libraryId = await libraries.find(named);
  const library = libraries.toWrite(libraryId);
  const summary = await checkStyle(xml, viewer.id, formatPool);
  const style = await addOwnStyle(library, { id: `own:${newId('sty')}`, xml, summary });
  if (style === null) {
    throw badUserInput([{ path: ['input', 'xml'], message: serverStyleTexts.tooMany(maximumOwnStyles) }]);
  }
  return {
    __typename: 'AddCitationStylePayload',
    style: presentStyle(style),
    user: userOf(viewer),
    library: libraries.sourceOf(libraryId),
  };
};

export const removeCitationStyle: NonNullable<MutationResolvers['removeCitationStyle']> = async (
  _root,
  { input: { libraryId: named, id } },
  context,
) => {
  const viewer = requireViewer(context);
  const { libraries } = context;
  const libraryId = await libraries.find(named);
  if (!(await removeOwnStyle(libraries.toWrite(libraryId), id))) throw notFound(serverStyleTexts.noSuchStyle(id));
  return {
    __typename: 'RemoveCitationStylePayload',
    id,
    user: userOf(viewer),
    library: libraries.sourceOf(libraryId),
  };
};
