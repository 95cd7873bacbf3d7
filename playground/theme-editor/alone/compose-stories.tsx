import { type ComponentType, createElement, memo, type ReactNode } from 'react';

/** The part of a story, or of the file that it is in, that makes its picture. */
interface StoryParts {
  readonly component?: ComponentType<object>;
  readonly args?: object;
  readonly render?: (args: object, context: object) => ReactNode;
  readonly decorators?: readonly ((Story: ComponentType, context: object) => ReactNode)[];
}

/**
 * Stories as components, as Storybook's own function of this name makes them, and with nothing of Storybook in it. What a story
 * does after its first picture is left out.
 */
export function composeStories(file: Readonly<Record<string, StoryParts>>): Record<string, ComponentType> {
  const { default: meta = {}, ...stories } = file;
  return Object.fromEntries(Object.entries(stories).map(([name, story]) => [name, composed(meta, story)]));
}

function composed(meta: StoryParts, story: StoryParts): ComponentType {
  const context = { loaded: {}, args: { ...meta.args, ...story.args } };
  const render = story.render ?? meta.render;
  const { component } = meta;
  const Bare = () => (render ? render(context.args, context) : component && createElement(component, context.args));
  // A decorator makes a store each time it runs: once for each story, however often the theme changes.
  return [...(story.decorators ?? []), ...(meta.decorators ?? [])].reduce<ComponentType>(
    (Inner, decorator) => memo(() => decorator(Inner, context)),
    memo(Bare),
  );
}
