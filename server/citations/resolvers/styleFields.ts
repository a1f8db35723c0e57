// LibraryContent.styleChoice and LibraryContent.citationStyles, for User and Library
import type { LibraryContentResolvers } from '../../__generated__/resolverTypes.ts';
import { libraryOf } from '../../graphql/requestLibrary.ts';
import { listOwnStyles } from '../ownStyles.ts';
import { presentStyle } from '../presentStyle.ts';
import { readStyleChoice } from '../styleChoice.ts';

export const styleChoice: NonNullable<LibraryContentResolvers['styleChoice']> = async (source, _args, context) => {
  const choice = await readStyleChoice(context.styles, libraryOf(source, context));
  return { __typename: 'StyleChoice', ...choice };
};

export const citationStyles: NonNullable<LibraryContentResolvers['citationStyles']> = async (
  source,
  _args,
  context,
) => {
  const styles = await listOwnStyles(libraryOf(source, context));
  return styles.map(presentStyle);
};
