// Composes a story as the Component Story Format requires: args, render function, and nested decorators. Storybook's own `composeStory` (@storybook/react) does
// more, for 170 KB gzip.
import type { ComponentType, ReactNode } from 'react';
import type { IndexedStory } from 'virtual:story-index';

export type StoryValues = Readonly<Record<string, unknown>>;

/** The context that render functions and decorators get: the part of Storybook's that needs no addon. */
export interface StoryContext {
  id: string;
  title: string;
  name: string;
  args: StoryValues;
  globals: StoryValues;
  parameters: StoryValues;
}

type Render = (args: StoryValues, context: StoryContext) => ReactNode;
type Decorator = (Story: ComponentType, context: StoryContext) => ReactNode;

/** The common properties of a story and of its file's default export. */
interface Annotations {
  args?: StoryValues;
  globals?: StoryValues;
  parameters?: StoryValues;
  decorators?: Decorator | readonly Decorator[];
  render?: Render;
  play?: unknown;
}

export interface LoadedStory {
  meta: Annotations & { component?: ComponentType<StoryValues> };
  story: Annotations;
}

export interface ComposedStory {
  Story: ComponentType;
  /** Storybook's parameter: `padded` by default. */
  layout: 'padded' | 'centered' | 'fullscreen';
}

/** Composes a story; `globals` from the address override the story's own. */
export function composeStory(
  { id, title, name }: IndexedStory,
  { meta, story }: LoadedStory,
  globals: StoryValues,
): ComposedStory {
  if (story.play ?? meta.play)
    throw new Error('Stories show their state by themselves: play functions are not supported here');
  const context: StoryContext = {
    id,
    title,
    name,
    args: { ...meta.args, ...story.args },
    globals: { ...meta.globals, ...story.globals, ...globals },
    parameters: { ...meta.parameters, ...story.parameters },
  };
  const { component: Subject } = meta;
  const render = story.render ?? meta.render ?? (Subject && ((given: StoryValues) => <Subject {...given} />));
  if (!render) throw new Error('The story has neither a render function nor a component');
  const Story = [story.decorators, meta.decorators].flat().reduce<ComponentType>(
    (Inner, decorator) => (decorator ? () => decorator(Inner, context) : Inner),
    () => render(context.args, context),
  );
  const { layout } = context.parameters;
  return { Story, layout: layout === 'centered' || layout === 'fullscreen' ? layout : 'padded' };
}
