// The licenses under which packages may be used in the product. A package with any other fails `npm run notices` until somebody has read its license.

export interface License {
  readonly name: string;
  readonly address: string;
}

const spdx = (id: string): string => `https://spdx.org/licenses/${id}.html`;

/** By the expression that package.json has (https://spdx.org/licenses/), in the order of the page. */
export const licenses: Readonly<Record<string, License>> = {
  'CPAL-1.0 OR AGPL-1.0': {
    name: 'Common Public Attribution License 1.0 or GNU Affero General Public License 3',
    address: spdx('CPAL-1.0'),
  },
  'EPL-2.0 OR GPL-3.0-or-later': { name: 'Eclipse Public License 2.0', address: spdx('EPL-2.0') },
  'Apache-2.0': { name: 'Apache License 2.0', address: spdx('Apache-2.0') },
  'BSD-2-Clause': { name: 'BSD 2-Clause License', address: spdx('BSD-2-Clause') },
  'BSD-3-Clause': { name: 'BSD 3-Clause License', address: spdx('BSD-3-Clause') },
  ISC: { name: 'ISC License', address: spdx('ISC') },
  MIT: { name: 'MIT License', address: spdx('MIT') },
  '0BSD': { name: 'BSD Zero Clause License', address: spdx('0BSD') },
  'MIT-0': { name: 'MIT No Attribution', address: spdx('MIT-0') },
  'CC0-1.0': { name: 'Creative Commons Zero 1.0', address: spdx('CC0-1.0') },
  Unlicense: { name: 'The Unlicense', address: spdx('Unlicense') },
};

/** Of packages whose package.json names none, read from their LICENSE. */
export const unnamedLicenses: Readonly<Record<string, string>> = { i: 'MIT' };
