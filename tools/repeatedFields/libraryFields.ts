// Generates the SDL of the types that have the content of a library. SDL requires that a type repeats the fields of its interfaces.
import { type DocumentNode, Kind, print } from 'graphql';

const contentInterface = 'LibraryContent';

/** Extends every type that implements `LibraryContent` with the fields of that interface, which are spread over the schema files of the features. */
export function writeLibraryFields(sources: DocumentNode): string {
  const fields = sources.definitions.flatMap((node) =>
    node.kind === Kind.INTERFACE_TYPE_EXTENSION && node.name.value === contentInterface
      ? (node.fields ?? []).map(print)
      : [],
  );
  const types = sources.definitions.flatMap((node) =>
    node.kind === Kind.OBJECT_TYPE_DEFINITION && node.interfaces?.some(({ name }) => name.value === contentInterface)
      ? [node.name.value]
      : [],
  );
  return types.map((type) => `extend type ${type} {\n${fields.join('\n\n')}\n}`).join('\n\n');
}
