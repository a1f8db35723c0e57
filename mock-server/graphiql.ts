// GraphiQL, the page for trying out operations, on the mock server and in development. It is self-contained, because pages may not load anything from
// other sites.

const example = `# Log in on the site first: this page is the same person.
query ReadLibrary {
  me {
    email
    documents(first: 3) {
      edges {
        node {
          __typename
          id
          title
        }
      }
    }
  }
}
`;

/** Loaded on first use, because it is 9 MB. */
export async function renderGraphiql(): Promise<string> {
  const { renderGraphiQL } = await import('@graphql-yoga/render-graphiql');
  return renderGraphiQL({ title: 'GraphiQL', endpoint: '/api', defaultQuery: example });
}
