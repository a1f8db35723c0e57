// The texts of the choice between light and dark.

export const themeTexts = {
  appearance: 'Appearance',
  system: 'System',
  light: 'Light',
  dark: 'Dark',
};
