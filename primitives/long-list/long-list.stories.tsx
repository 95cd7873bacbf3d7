import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Button } from '../button/button';
import { Disclosure } from '../disclosure/disclosure';
import { ScrollRegion } from '../scroll-region/scroll-region';
import { Text } from '../text/text';
import { LongList } from './long-list';

const meta: Meta<typeof LongList> = {
  component: LongList,
  args: { count: 5_000, renderRow: (index) => <Text>{`Permission ${index + 1}`}</Text> },
};
export default meta;
type Story = StoryObj<typeof LongList>;

const decorators: Story['decorators'] = [
  (Rendered) => (
    <ScrollRegion label="Access">
      <Rendered />
    </ScrollRegion>
  ),
];

export const FiveThousand: Story = {
  decorators,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('Permission 1')).toBeVisible();
    const region = canvas.getByRole('region');
    region.scrollTop = region.scrollHeight;
    const last = await canvas.findByText('Permission 5000');
    await expect(last).toBeVisible();
    await expect(last.closest('[role=listitem]')).toHaveAttribute('aria-posinset', '5000');
    // Rows far from the viewport are not rendered; their space is kept.
    await expect(canvas.queryByText('Permission 1000')).toBeNull();
    await expect(canvas.getAllByRole('listitem').length).toBeLessThan(300);
    await expect(region.scrollHeight).toBeGreaterThan(5_000 * 20);
    region.scrollTop = 0;
    await expect(await canvas.findByText('Permission 1')).toBeVisible();
  },
};

export const BelowAnother: Story = {
  decorators,
  render: (args) => (
    <>
      <LongList {...args} />
      <LongList count={5_000} renderRow={(place) => <Text>{`Account ${place + 1}`}</Text>} />
    </>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const region = canvas.getByRole('region');
    region.scrollTop = region.scrollHeight;
    await expect(await canvas.findByText('Account 5000')).toBeVisible();
    canvas.getAllByRole('list')[1]?.scrollIntoView();
    await expect(await canvas.findByText('Account 1')).toBeVisible();
    await expect(await canvas.findByText('Permission 5000')).toBeVisible();
    await expect(canvas.queryByText('Account 5000')).toBeNull();
  },
};

export const WithFocus: Story = {
  decorators,
  args: { renderRow: (index) => <Button>{`Permission ${index + 1}`}</Button> },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const first = await canvas.findByRole('button', { name: 'Permission 1' });
    first.focus();
    const region = canvas.getByRole('region');
    region.scrollTop = region.scrollHeight;
    await expect(await canvas.findByRole('button', { name: 'Permission 5000' })).toBeVisible();
    // The next Tab continues from the previous focus.
    await expect(first).toHaveFocus();
  },
};

export const WithOpenDetails: Story = {
  decorators,
  args: { renderRow: (index) => <Disclosure summary={`Permission ${index + 1}`}>Its details</Disclosure> },
  play: async ({ canvas, userEvent }) => {
    const first = await canvas.findByRole('button', { name: 'Permission 1' });
    await userEvent.click(first);
    first.blur();
    const region = canvas.getByRole('region');
    region.scrollTop = region.scrollHeight;
    await expect(await canvas.findByRole('button', { name: 'Permission 5000' })).toBeVisible();
    await expect(first).toBeInTheDocument();
    await expect(first).toHaveAttribute('aria-expanded', 'true');
  },
};

/** A landmark of the page around the list, which does not scroll itself. */
export const InALandmark: Story = {
  args: { count: 3_000 },
  decorators: [
    (Rendered) => (
      <div role="region" aria-label="Access">
        <Rendered />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Permission 1')).toBeVisible();
    await expect(canvas.getAllByRole('listitem').length).toBeLessThan(300);
    const { scrollingElement } = document;
    scrollingElement?.scrollTo(0, scrollingElement.scrollHeight);
    await expect(await canvas.findByText('Permission 3000')).toBeVisible();
    await expect(canvas.getAllByRole('listitem').length).toBeLessThan(300);
    scrollingElement?.scrollTo(0, 0);
    await expect(await canvas.findByText('Permission 1')).toBeVisible();
  },
};
