// The texts of the frame around every page: each page loads them.

export const rootTexts = {
  skip: 'Skip to content',
};
