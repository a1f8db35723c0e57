// The texts of header and footer of the site's pages.

const library = 'Library';
const downloads = 'Downloads';
const logIn = 'Log in';
const createAccount = 'Create account';

export const siteTexts = {
  home: (product: string) => `${product}, home`,
  header: {
    label: 'Site',
    library,
    downloads,
    projects: 'Projects',
    survey: 'Survey',
    docs: 'Docs',
    logIn,
    createAccount,
  },
  nextLinks: { library, home: 'Home' },
  footer: {
    label: 'Footer',
    tagline: 'A free, open-source reference manager since 2003.',
    app: { title: 'App', downloads, releases: 'All releases', builds: 'Development builds', docs: 'Documentation' },
    library: { title: library, open: 'Your library', createAccount, logIn },
    community: {
      title: 'Community',
      forum: 'Forum',
      blog: 'Blog',
      source: 'Source code',
      projects: 'Code projects',
      donations: 'Donations',
    },
    about: {
      title: 'About',
      survey: 'Survey 2015',
      legal: 'Legal notice',
      notices: 'Notices',
      privacy: 'Privacy',
    },
  },
};
