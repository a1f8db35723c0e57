// The texts of the inputs for numbers and colours.

export const inputTexts = {
  number: {
    decrease: 'Decrease',
    increase: 'Increase',
    none: (example: string) => `Enter a number, for example ${example}.`,
    tooSmall: (min: number) => `The minimum is ${min}.`,
    tooLarge: (max: number) => `The maximum is ${max}.`,
    notWhole: 'Enter a whole number.',
    tooFine: (step: number) => `Use steps of ${step}.`,
  },
  color: {
    none: 'None',
    custom: 'Custom…',
    pick: 'Pick a colour',
    code: 'Colour, as #rrggbb',
    codeExample: '#rrggbb',
  },
};
