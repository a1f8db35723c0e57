// Names and placeholders in built pages, which the server fills in when it serves them.

/** The `<meta>` whose content is the server's environment, by which a page decides whether to log errors. Absent in production. */
export const appEnvMeta = 'app-env';

/** The `<meta>` whose content is the address of this site. */
export const publicUrlMeta = 'public-url';

/** Stands for the address of this site, without a slash at the end. */
export const publicUrlPlaceholder = 'https://public-url.invalid';

/** Stands for the address that was asked for, in the page for addresses that lead nowhere. */
export const notFoundPlaceholder = '/address-that-was-asked-for';
