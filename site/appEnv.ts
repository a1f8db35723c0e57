// How a page knows in which environment its server runs, so that errors are logged where developers and QA look.

/** The name of the `<meta>` whose content is the environment; there is none in production. */
export const appEnvMeta = 'app-env';
