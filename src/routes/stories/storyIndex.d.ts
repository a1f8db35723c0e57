// The list of all stories, made by tools/storyIndex.ts when the app is built.

declare module 'virtual:story-index' {
  export interface IndexedStory {
    readonly id: string;
    readonly title: string;
    readonly name: string;
    readonly file: string;
    readonly exportName: string;
  }
  /** Every story, by title and then in the order of its file. */
  export const stories: readonly IndexedStory[];
}
