// Puts a story together as the Component Story Format says: args over args, render over render, decorators from the inside out.
// Storybook's own composition (`composeStory` of @storybook/react) does the same and more, for 170 KB gzip and the run-time it stands on.
import type { ComponentType, ReactNode } from 'react';
import type { IndexedStory } from 'virtual:story-index';

export type StoryValues = Readonly<Record<string, unknown>>;

/** What renderers and decorators are told about the story: the part of Storybook's context that needs no addon. */
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

/** What a story and the default export of its file have in common. */
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
  /** Storybook's parameter: `padded` unless the story says otherwise. */
  layout: 'padded' | 'centered' | 'fullscreen';
}

/** Composes one story; the `globals` of the address lie over the story's own. */
export function composeStory(
  { id, title, name }: IndexedStory,
  { meta, story }: LoadedStory,
  globals: StoryValues,
): ComposedStory {
  if (story.play ?? meta.play) throw new Error('Stories show their state by themselves: nothing plays them here');
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
