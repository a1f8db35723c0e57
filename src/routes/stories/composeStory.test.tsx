// Stories are put together as the format says, the inner over the outer.
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

test('args lie over args: the story over its file', () => {
  const meta = { component: Box, args: { label: 'file' } };
  expect(drawn({ meta, story: {} })).toBe('<div>file</div>');
  expect(drawn({ meta, story: { args: { label: 'story' } } })).toBe('<div>story</div>');
});

test('decorators stand around, those of the file outside those of the story', () => {
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

test('a render function stands for the component, and is told of the story', () => {
  const story: LoadedStory['story'] = { render: (args, { name }) => `${name}: ${String(args.label)}` };
  expect(drawn({ meta: { component: Box, render: () => 'file' }, story: {} })).toBe('file');
  expect(drawn({ meta: { component: Box, args: { label: 'x' } }, story })).toBe('One: x');
});

test('what cannot be drawn says why', () => {
  expect(() => composeStory(indexed, { meta: {}, story: {} }, {})).toThrow('neither a render function nor');
  expect(() => composeStory(indexed, { meta: { component: Box }, story: { play: () => undefined } }, {})).toThrow(
    'nothing plays them',
  );
});
