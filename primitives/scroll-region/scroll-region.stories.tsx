import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '../stack/stack';
import { Text } from '../text/text';
import { ScrollRegion } from './scroll-region';

const meta: Meta<typeof ScrollRegion> = { component: ScrollRegion, args: { label: 'Access' } };
export default meta;

export const Long: StoryObj<typeof ScrollRegion> = {
  args: {
    children: (
      <Stack gap="item">
        {Array.from({ length: 40 }, (_, index) => (
          <Text key={index}>{`Permission ${index + 1}`}</Text>
        ))}
      </Stack>
    ),
  },
};
