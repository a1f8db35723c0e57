// Tests folding, for example that "Aksin" finds "Aksın".
import { describe, expect, test } from 'vitest';
import { fold } from './fold.ts';

describe('fold', () => {
  test.each([
    ['Hünenberger', 'hunenberger'],
    ['Aksın', 'aksin'],
    ['İstanbul', 'istanbul'],
    ['Straße', 'strasse'],
    ['STRAẞE', 'strasse'],
    ['Łódź', 'lodz'],
    ['Ørsted & Đorđević', 'orsted & dordevic'],
    ['Æsop, Œuvre', 'aesop, oeuvre'],
    ['Þór Ðe', 'thor de'],
    ['ﬁnite', 'finite'],
    ['Ⅻ x²', 'xii x2'],
    ['Σίσυφος', 'σισυφοσ'],
    ['pages 1–2', 'pages 1-2'],
    ['Плюсквамперфект й', 'плюсквамперфект и'],
    ['日本語', '日本語'],
    ['', ''],
  ])('%s → %s', (text, folded) => {
    expect(fold(text)).toBe(folded);
  });

  test('treats composed and decomposed letters alike, and is idempotent', () => {
    const composed = 'Ệ Å ﬃ İı Ǽ'.normalize('NFC');
    expect(fold(composed.normalize('NFD'))).toBe(fold(composed));
    expect(fold(fold(composed))).toBe(fold(composed));
  });
});
