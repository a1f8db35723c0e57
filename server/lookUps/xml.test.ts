// XML as a tree, and what is refused of it.
import { expect, test } from 'vitest';
import { parseXml } from './xml.ts';

test('elements are found by their names, whatever their prefix, and say their text in one line', () => {
  const root = parseXml(
    '<a:set xmlns:a="urn:a"><a:item n="1">One\n  <b>bold</b> &amp; more</a:item><item n="2"><![CDATA[<2>]]></item></a:set>',
  );
  expect(root.all('item').map(({ attributes, text }) => [attributes.n, text])).toEqual([
    ['1', 'One bold & more'],
    ['2', '<2>'],
  ]);
  expect(root.textOf('item', 'b')).toBe('bold');
  expect([root.first('none'), root.textOf('none', 'more')]).toEqual([null, '']);
});

test('a doctype that names its definition is read past; the definition is not loaded', () => {
  const doctype = '<!DOCTYPE set PUBLIC "-//NLM//DTD" "http://127.0.0.1:9/set.dtd">';
  expect(parseXml(`<?xml version="1.0"?>${doctype}<set>text</set>`).text).toBe('text');
});

test.each([
  ['entities of its own', '<!DOCTYPE a [<!ENTITY b "bomb">]><a>&b;</a>'],
  ['entities that grow', '<!DOCTYPE a [<!ENTITY b "bb"><!ENTITY c "&b;&b;">]><a>&c;</a>'],
  ['a file as an entity', '<!DOCTYPE a [<!ENTITY b SYSTEM "file:///etc/passwd">]><a>&b;</a>'],
  ['entities that nothing declares', '<a>&nbsp;</a>'],
  ['a page', '<!DOCTYPE html><html><body><p>Down for maintenance<br></body></html>'],
  ['JSON', '{"a": 1}'],
  ['an end that is missing', '<a><b></b>'],
  ['nothing', ''],
  ['a depth of a thousand', '<a>'.repeat(1_000) + '</a>'.repeat(1_000)],
])('%s is refused', (_, text) => {
  expect(() => parseXml(text)).toThrow();
});
