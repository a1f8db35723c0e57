// How a browser is named; the names themselves are in describeDevice.

export const deviceTexts = {
  unknownBrowser: 'Unknown browser',
  on: (program: string, system: string) => `${program} on ${system}`,
};
