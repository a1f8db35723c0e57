// Generates the files that repeat the table of fields, or the fields of an interface, because GraphQL requires every field by name
// (`npm run generate`).
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { concatAST, parse } from 'graphql';
import { format, type FormatConfig } from 'oxfmt';
import { writeGenerated } from '../writeGenerated.ts';
import { writeSchemaFields } from './documentFields.ts';
import { writeLibraryFields } from './libraryFields.ts';
import { writeRelayFragment } from './relayFragment.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const documentFields = 'schema/documentFields.graphql';
const libraryFields = 'schema/libraryFields.graphql';
const generated = [documentFields, libraryFields, 'schema/schema.graphql'];
const sources = readdirSync(`${root}schema`)
  .map((name) => `schema/${name}`)
  .filter((path) => path.endsWith('.graphql') && !generated.includes(path))
  .map((path) => parse(readFileSync(root + path, 'utf8')));

const tool = 'by tools/repeatedFields (npm run generate)';
const note = `Generated from bibliography/fields/table.ts ${tool}.`;
const sdl = concatAST(sources);

const style = JSON.parse(readFileSync(`${root}.oxfmtrc.json`, 'utf8')) as FormatConfig;

const texts = {
  [documentFields]: `# ${note}\n\n${writeSchemaFields(sdl)}`,
  [libraryFields]: `# Generated from the interface LibraryContent ${tool}.\n\n${writeLibraryFields(sdl)}`,
  'src/features/documents/documentFields.ts': `// The fragment with every field of a document. ${note}\n${writeRelayFragment()}`,
};
const formatted = await Promise.all(
  Object.entries(texts).map(async ([path, text]) => [path, (await format(path, text, style)).code] as const),
);

writeGenerated(Object.fromEntries(formatted), 'npm run generate');
