// Generates the SDL of the types that have the content of a library. SDL requires that a type repeats the fields of its interfaces.
import { type DocumentNode, Kind, print } from 'graphql';

const contentInterface = 'LibraryContent';

/** Extends every type that implements `LibraryContent` with its fields, which the files of features add to the interface. */
export function writeLibraryFields(written: DocumentNode): string {
  const fields = written.definitions.flatMap((node) =>
    node.kind === Kind.INTERFACE_TYPE_EXTENSION && node.name.value === contentInterface
      ? (node.fields ?? []).map(print)
      : [],
  );
  const types = written.definitions.flatMap((node) =>
    node.kind === Kind.OBJECT_TYPE_DEFINITION && node.interfaces?.some(({ name }) => name.value === contentInterface)
      ? [node.name.value]
      : [],
  );
  return types.map((type) => `extend type ${type} {\n${fields.join('\n\n')}\n}`).join('\n\n');
}
