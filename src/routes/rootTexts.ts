// The texts of the frame around every page, which every page loads.

export const rootTexts = {
  skip: 'Skip to content',
};
