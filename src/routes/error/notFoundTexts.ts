// The texts of the not-found page; its title is fixed by the specification (§8).

export const notFoundTexts = {
  title: 'Page not found',
  code: 'Page Not Found',
  heading: 'Page not found: ',
  text: 'Check the address, or go to your library or the home page. Your library is not affected.',
};
