// A codegen plugin that begins schema.graphql with a note that it is generated.

/** @returns {string} */
export function plugin() {
  return '# The whole schema. Generated from the other files in this folder (npm run generate).\n';
}
