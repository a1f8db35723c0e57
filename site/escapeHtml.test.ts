import { expect, test } from 'vitest';
import { escapeHtml } from './escapeHtml.ts';

test('nothing in a text can end its element or its attribute', () => {
  expect(escapeHtml(`<b title="a" id='b'>&amp;</b>`)).toBe(
    '&lt;b title=&quot;a&quot; id=&#39;b&#39;&gt;&amp;amp;&lt;/b&gt;',
  );
});

test('any other text stays as it is', () => {
  expect(escapeHtml('Grüße – 5 % $1 “quoted” 🙂')).toBe('Grüße – 5 % $1 “quoted” 🙂');
});
