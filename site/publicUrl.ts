// The address of this site itself. Pages are made before anybody knows it; the server writes it in when it serves them.

/** Stands in what the build makes wherever a whole address of this site is wanted; it has no slash at its end. */
export const publicUrlPlaceholder = 'https://public-url.invalid';
