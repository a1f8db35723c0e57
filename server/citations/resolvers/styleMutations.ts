// Mutation.chooseStyle, addCitationStyle and removeCitationStyle
import { CslError } from '#bibliography/citation/readCslXml.ts';
import type { StyleSummary } from '#bibliography/citation/readStyle.ts';
import { findParent } from '#bibliography/citation/styleIndex.ts';
import type { MutationResolvers } from '../../__generated__/resolverTypes.ts';
import { isStorable } from '../../database/storable.ts';
import { badUserInput, type InputProblem, notFound } from '../../graphql/errors.ts';
import type { Viewer } from '../../graphql/request.ts';
import { requireViewer } from '../../graphql/requireViewer.ts';
import { addOwnStyle, mostOwnStyles, removeOwnStyle } from '../ownStyles.ts';
import { presentStyle } from '../presentStyle.ts';
import type { SharedStyles } from '../sharedStyles.ts';
import { findStyle, writeStyleChoice } from '../styleChoice.ts';
import { serverStyleTexts } from '../serverStyleTexts.ts';
import { summarizeStyle } from '../summarizeStyle.ts';

const userOf = ({ id, email }: Viewer) => ({ id, email });

export const chooseStyle: NonNullable<MutationResolvers['chooseStyle']> = async (_root, { input }, context) => {
  const viewer = requireViewer(context);
  const { library, styles } = context;
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
  return { __typename: 'ChooseStylePayload', user: userOf(viewer) };
};

async function checkStyle(xml: string, { styles, read }: SharedStyles): Promise<StyleSummary> {
  const problem = (message: string) => badUserInput([{ path: ['input', 'xml'], message }]);
  if (!isStorable(xml)) throw problem(serverStyleTexts.refused(serverStyleTexts.notStorable));
  try {
    return await summarizeStyle(xml, async (id) => {
      const parent = findParent(styles, id);
      return parent && read(parent.path);
    });
  } catch (error) {
    if (error instanceof CslError) throw problem(serverStyleTexts.refused(error.message));
    throw error;
  }
}

export const addCitationStyle: NonNullable<MutationResolvers['addCitationStyle']> = async (
  _root,
  { input: { xml } },
  context,
) => {
  const viewer = requireViewer(context);
  const { library, styles, newId } = context;
  const summary = await checkStyle(xml, styles);
  const style = await addOwnStyle(library, { id: `own:${newId('sty')}`, xml, summary });
  if (style === null) {
    throw badUserInput([{ path: ['input', 'xml'], message: serverStyleTexts.tooMany(mostOwnStyles) }]);
  }
  return { __typename: 'AddCitationStylePayload', style: presentStyle(style), user: userOf(viewer) };
};

export const removeCitationStyle: NonNullable<MutationResolvers['removeCitationStyle']> = async (
  _root,
  { input: { id } },
  context,
) => {
  const viewer = requireViewer(context);
  if (!(await removeOwnStyle(context.library, id))) throw notFound(serverStyleTexts.noSuchStyle(id));
  return { __typename: 'RemoveCitationStylePayload', id, user: userOf(viewer) };
};
