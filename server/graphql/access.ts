// Lets the fields of the API check who may use them. A field that is not in the table is refused.
import { type GraphQLFieldResolver, type GraphQLSchema, isObjectType } from 'graphql';
import { type Access, accesses, accessTable } from './accessTable.ts';
import { accessTexts } from './accessTexts.ts';
import type { Context } from './context.ts';
import { forbidden, unauthenticated } from './errors.ts';
import { fieldResolver } from './notImplementedFields.ts';
import type { Viewer } from './request.ts';

/** Why the viewer may not use a field with this access; null if they may, in so far as that does not depend on their role in a library. */
export function refusalOf(access: Access | undefined, viewer: Viewer | null): Error | null {
  if (access === undefined) return forbidden(accessTexts.notListed);
  const { anonymous, readToken, writeToken } = accesses[access];
  if (viewer === null) return anonymous === 'yes' ? null : unauthenticated();
  if (viewer.via === 'session') return null;
  if (writeToken !== 'yes') return forbidden(accessTexts.sessionOnly);
  return viewer.scope === 'read' && readToken !== 'yes' ? forbidden(accessTexts.readOnly) : null;
}

type Resolve = GraphQLFieldResolver<unknown, Context>;

/** Lets the fields of these types check the access before they are resolved. */
export function requireAccess(
  schema: GraphQLSchema,
  table: Readonly<Record<string, Readonly<Record<string, Access>>>> = { ...accessTable },
): void {
  for (const [typeName, rules] of Object.entries(table)) {
    const type = schema.getType(typeName);
    if (!isObjectType(type)) throw new Error(`The schema has no type ${typeName}.`);
    for (const field of Object.values(type.getFields())) {
      const access = Object.hasOwn(rules, field.name) ? rules[field.name] : undefined;
      const resolve: Resolve = field.resolve ?? fieldResolver;
      if (access === 'public') continue;
      const checked: Resolve = (source, args, context, info) => {
        const refusal = refusalOf(access, context.viewer);
        if (refusal !== null) throw refusal;
        return resolve(source, args, context, info);
      };
      field.resolve = checked;
    }
  }
}
