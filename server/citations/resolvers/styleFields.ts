// User.styleChoice and User.citationStyles
import type { UserResolvers } from '../../__generated__/resolverTypes.ts';
import { ownLibrary } from '../../graphql/requireViewer.ts';
import { listOwnStyles } from '../ownStyles.ts';
import { presentStyle } from '../presentStyle.ts';
import { readStyleChoice } from '../styleChoice.ts';

export const styleChoice: NonNullable<UserResolvers['styleChoice']> = async (user, _args, context) => {
  const choice = await readStyleChoice(context.styles, ownLibrary(user, context));
  return { __typename: 'StyleChoice', ...choice };
};

export const citationStyles: NonNullable<UserResolvers['citationStyles']> = async (user, _args, context) => {
  const styles = await listOwnStyles(ownLibrary(user, context));
  return styles.map(presentStyle);
};
