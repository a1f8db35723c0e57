// Who runs this site. The legal notice and the privacy page name them; what is null is said there to be missing, so fill it in before
// others use the site.

/** Law asks for these of whoever runs a site; nobody can guess them. */
export const operator: Readonly<Record<'name' | 'address' | 'email', string | null>> = {
  /** A person, or an organization with who speaks for it. */
  name: null,
  /** A postal address, in one line. */
  address: null,
  email: null,
};
