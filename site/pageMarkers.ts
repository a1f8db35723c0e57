// Names and placeholders in built pages, which the server fills in when it serves them.

/** The name of the `<meta>` with the server's environment, by which a page decides whether to log errors. Absent in production. */
export const appEnvMeta = 'app-env';

/** The name of the `<meta>` with the address of this site. */
export const publicUrlMeta = 'public-url';

/** Placeholder for the address of this site, without a slash at the end. */
export const publicUrlPlaceholder = 'https://public-url.invalid';

/** Placeholder for the requested address, in the not-found page. */
export const notFoundPlaceholder = '/address-that-was-asked-for';
