// GraphiQL for developers, here and in development: the page where operations are tried out, whole, because nothing may be loaded from elsewhere.

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

/** Read when it is first asked for: it is 9 MB. */
export async function renderGraphiql(): Promise<string> {
  const { renderGraphiQL } = await import('@graphql-yoga/render-graphiql');
  return renderGraphiQL({ title: 'GraphiQL', endpoint: '/api', defaultQuery: example });
}
