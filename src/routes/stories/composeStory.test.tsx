// Tests that stories are composed as the Component Story Format requires: inner values override outer ones.
import { cleanup, render } from '@testing-library/react';
import type { ComponentType, ReactNode } from 'react';
import { afterEach, expect, test } from 'vitest';
import { composeStory, type LoadedStory } from './composeStory.tsx';

afterEach(cleanup);

const indexed = { id: 'ui-box--one', title: 'UI/Box', name: 'One', file: '/src/ui/Box.stories.tsx', exportName: 'One' };
const Box = ({ label, children }: { label?: string; children?: ReactNode }) => (
  <div>
    {label}
    {children}
  </div>
);
const drawn = (loaded: LoadedStory, globals = {}) => {
  const { Story } = composeStory(indexed, loaded, globals);
  return render(<Story />).container.innerHTML;
};

test('args of the story override those of its file', () => {
  const meta = { component: Box, args: { label: 'file' } };
  expect(drawn({ meta, story: {} })).toBe('<div>file</div>');
  expect(drawn({ meta, story: { args: { label: 'story' } } })).toBe('<div>story</div>');
});

test('decorators are nested, those of the file outside those of the story', () => {
  const meta = {
    component: Box,
    decorators: (Story: ComponentType) => (
      <main>
        <Story />
      </main>
    ),
  };
  const story = {
    decorators: [
      (Story: ComponentType) => (
        <b>
          <Story />
        </b>
      ),
      (Story: ComponentType, { globals }: { globals: Readonly<Record<string, unknown>> }) => (
        <i title={String(globals.theme)}>
          <Story />
        </i>
      ),
    ],
  };
  expect(drawn({ meta, story }, { theme: 'dark' })).toBe('<main><i title="dark"><b><div></div></b></i></main>');
});

test("a render function replaces the component, and gets the story's context", () => {
  const story: LoadedStory['story'] = { render: (args, { name }) => `${name}: ${String(args.label)}` };
  expect(drawn({ meta: { component: Box, render: () => 'file' }, story: {} })).toBe('file');
  expect(drawn({ meta: { component: Box, args: { label: 'x' } }, story })).toBe('One: x');
});

test('a story that cannot be rendered says why', () => {
  expect(() => composeStory(indexed, { meta: {}, story: {} }, {})).toThrow('neither a render function nor');
  expect(() => composeStory(indexed, { meta: { component: Box }, story: { play: () => undefined } }, {})).toThrow(
    'play functions are not supported',
  );
});
