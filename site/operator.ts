// The operator of this site, for the legal notice and the privacy page. These pages say that values are missing while they are null, so fill them in before
// others use the site.

/** The law requires operators to publish these. They have no defaults. */
export const operator: Readonly<Record<'name' | 'address' | 'email', string | null>> = {
  /** A person, or an organization and its representative. */
  name: null,
  /** A postal address, in one line. */
  address: null,
  email: null,
};
