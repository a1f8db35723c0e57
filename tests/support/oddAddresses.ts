// Addresses of no page that are hard to display, with the text by which the not-found page displays each. For tests of the server and the app.

export const oddAddresses: readonly (readonly [address: string, shown: string])[] = [
  ['/no/such/page', '/no/such/page'],
  ['/caf%C3%A9%20au%20lait', '/café au lait'],
  ['/%F0%9F%99%82', '/🙂'],
  ['/%3Cscript%3E%22', '/<script>"'],
  ['/100%25', '/100%25'],
  ['/100%2541', '/100%2541'],
  ['/a%5Cb', '/a%5Cb'],
  ['/a%2Fb%3Fc%23d', '/a%2Fb%3Fc%23d'],
  ['/a%00b%0Ac%7Fd', '/a%00b%0Ac%7Fd'],
  ['/a%20b%E0%A4%A', '/a b%E0%A4%A'],
  ['/a%ED%A0%80b%C0%AFc%FF', '/a%ED%A0%80b%C0%AFc%FF'],
  ['/txt.%E2%80%AEexe', '/txt.%E2%80%AEexe'],
  ['/a%E2%81%A6b%D8%9Cc%E2%80%A8d', '/a%E2%81%A6b%D8%9Cc%E2%80%A8d'],
];
