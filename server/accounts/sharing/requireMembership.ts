// The viewer's membership of a shared library, for what only members with a role may do with the library itself.
import type { LibraryRole } from '../../__generated__/resolverTypes.ts';
import type { Context } from '../../graphql/context.ts';
import { forbidden } from '../../graphql/errors.ts';
import { unknownLibrary } from '../../graphql/viewerLibraries.ts';
import type { Membership } from '../../graphql/request.ts';
import { sharingTexts } from './sharingTexts.ts';

/** Throws NOT_FOUND for a library of which the viewer is no member; FORBIDDEN for a personal library, and for a member without the role. */
export function requireMembership(
  { libraries }: Pick<Context, 'libraries'>,
  apiId: string,
  role: Extract<LibraryRole, 'OWNER' | 'READER'>,
): Membership {
  const source = libraries.findSource(apiId);
  if (!source) throw unknownLibrary();
  if (!source.shared) throw forbidden(sharingTexts.isPersonal);
  if (role === 'OWNER' && source.shared.role !== 'OWNER') throw forbidden(sharingTexts.notOwner);
  return source.shared;
}
