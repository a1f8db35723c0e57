// Generates the table of the control panel's endpoints in the README.
import type * as v from 'valibot';
import { controlEndpoints, type Endpoint } from './controlEndpoints.ts';
import { controlPath } from './controlPath.ts';

type ObjectSchema = v.GenericSchema & { readonly entries: Readonly<Record<string, v.GenericSchema>> };

/** The object schemas that a schema consists of: itself, or the members of a union. */
function objectsOf(schema: v.GenericSchema): readonly ObjectSchema[] {
  if ('options' in schema) return (schema.options as readonly v.GenericSchema[]).flatMap(objectsOf);
  return [schema as ObjectSchema];
}

function describeBody(input: v.GenericSchema): string {
  return objectsOf(input)
    .map(({ entries }) => Object.entries(entries).map(([name, { type }]) => name + (type === 'optional' ? '?' : '')))
    .map((fields) => `\`{ ${fields.join(', ')} }\``)
    .join(' or ');
}

function describeEndpoint({ method, name, takesNumber, input, description }: Endpoint): string {
  const query =
    method === 'GET' && input !== null
      ? `?${objectsOf(input)
          .flatMap(({ entries }) => Object.keys(entries))
          .map((field) => `${field}=`)
          .join('&')}`
      : '';
  const address = `\`${method} ${controlPath}/${name}${takesNumber ? '/1' : ''}${query}\``;
  return `| ${address} | ${method === 'POST' && input !== null ? describeBody(input) : ''} | ${description} |`;
}

/** The table in Markdown, without a line break at the end. */
export function describeEndpoints(): string {
  return ['| address | body | what it does |', '|---|---|---|', ...controlEndpoints.map(describeEndpoint)].join('\n');
}
