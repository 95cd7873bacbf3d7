import type { Meta, StoryObj } from '@storybook/react-vite';
import { atom } from 'jotai/vanilla';
import { withStore } from '../testing/with-store';
import type { ResourceState } from './resource';
import { ResourceLoading } from './resource-loading';

const meta = {
  title: 'Parts/ResourceLoading',
  component: ResourceLoading,
  decorators: [withStore({ products: [] }, () => undefined)],
} satisfies Meta<typeof ResourceLoading>;
export default meta;

/** A load that stays as it is. */
const loading = (isSlow: boolean): StoryObj<typeof meta> => ({
  args: {
    of: {
      stateAtom: atom<ResourceState<unknown>>({ status: 'loading', isSlow }),
      cancelAtom: atom(null, () => undefined),
    },
  },
});

export const Loading = loading(false);
export const LoadingSlowly = loading(true);
