// The texts of header, footer and downloads of the site's pages.

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
  downloads: {
    thisComputer: 'This computer',
    allFiles: 'All downloads',
    allFilesFor: ', including other processors',
    own: (system: string) => `For ${system}, this computer:`,
    ownFile: (system: string, label: string, extension: string) => `${system}: ${label} (${extension})`,
  },
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
      legalNotice: 'Legal notice',
      notices: 'Notices',
      privacy: 'Privacy',
    },
  },
};
