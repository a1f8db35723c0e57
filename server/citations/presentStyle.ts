// A style that was added to a library, as the API returns it.
import type { CitationStyle } from '../__generated__/resolverTypes.ts';
import type { OwnStyle } from './ownStyles.ts';

export const presentStyle = ({ id, summary: { title, shortTitle }, added }: OwnStyle): CitationStyle => ({
  __typename: 'CitationStyle',
  id,
  title,
  shortTitle,
  added: added.toISOString(),
});
