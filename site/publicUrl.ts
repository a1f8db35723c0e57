// The address of this site itself. Pages are made before anybody knows it; the server writes it in when it serves them.

/** The name of the `<meta>` by which a page knows it. */
export const publicUrlMeta = 'public-url';

/** Stands in what the build makes wherever a whole address of this site is wanted; it has no slash at its end. */
export const publicUrlPlaceholder = 'https://public-url.invalid';
