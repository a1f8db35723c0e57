// Messages for viewers who may not do something.

export const accessTexts = {
  sessionOnly: 'API tokens may not do this. Log in to the site instead.',
  readOnly: 'This API token may only read. Nothing was changed.',
  otherLibrary: 'This API token is for another library.',
  readerOnly: 'You may read this library and not change it.',
  noLibrary: 'There is no library with this id.',
  notListed: 'This is not allowed.',
};
