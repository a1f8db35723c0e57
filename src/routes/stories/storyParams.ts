// Reads the address of a story in Storybook's format: `?id=ui-button--primary&globals=theme:dark`. `args` are ignored, so that nobody can make the product's
// site show their own texts.

export interface StoryParams {
  id: string | undefined;
  globals: Readonly<Record<string, unknown>>;
}

/** Reads the query string of a story's address. */
export function parseStoryParams(search: string): StoryParams {
  const params = new URLSearchParams(search);
  return {
    id: params.get('id') ?? undefined,
    globals: parsePairs(params.get('globals')),
  };
}

const words: Readonly<Record<string, unknown>> = { '!true': true, '!false': false, '!null': null };

/** `name:value` pairs separated by semicolons. As in Storybook, a word after `!` is a constant, and digits are a number; names are plain words. */
function parsePairs(text: string | null): Record<string, unknown> {
  const pairs = (text ?? '').split(';').flatMap((pair) => {
    const [name = '', ...rest] = pair.split(':');
    const value = rest.join(':');
    if (!/^[\w -]+$/.test(name) || value === '' || name === '__proto__') return [];
    return [
      [
        name,
        Object.hasOwn(words, value) ? words[value] : /^-?\d+(\.\d+)?$/.test(value) ? Number(value) : value,
      ] as const,
    ];
  });
  return Object.fromEntries(pairs);
}
