import type { Meta, StoryObj } from '@storybook/react-vite';
import { Provider } from 'jotai/react';
import { createStore } from 'jotai/vanilla';
import { expect, fireEvent, spyOn, userEvent, waitFor, within } from 'storybook/test';
import { darkTheme } from '../../tools';
import { themeIn } from '../../tools/theme/shared-theme';
import { ThemeEditor } from './theme-editor';

const meta = {
  title: 'Tokens/Theme editor',
  // A tool, and no part: it has no page of words.
  tags: ['!autodocs'],
  component: ThemeEditor,
  parameters: { layout: 'fullscreen' },
  decorators: [
    (Story) => (
      <Provider store={createStore()}>
        <Story />
      </Provider>
    ),
  ],
  // The screens are shown as they stand before any interaction, and Allow in its first moment is rendered otherwise.
  afterEach: async ({ canvasElement }) => {
    const allow = await within(canvasElement).findByText('Allow');
    // It opens once the whole question has been in sight (B-IDP-18).
    const question = [...(allow.closest('section')?.querySelectorAll('h2, p, li') ?? []), allow];
    for (const part of question) {
      if (!allow.closest('[aria-disabled]')) break;
      part.scrollIntoView({ block: 'center' });
      await new Promise((resolve) => setTimeout(resolve, 600));
    }
    await waitFor(() => expect(allow.closest('[aria-disabled]')).toBeNull(), { timeout: 3_000 });
    scrollTo(0, 0);
  },
} satisfies Meta<typeof ThemeEditor>;
export default meta;
type Story = StoryObj<typeof meta>;

export const FromNothing: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('Every pair passes.')).toBeVisible();
  },
};

/** An address holds the current theme, so that it can be sent to others. */
export const Shared: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const written = spyOn(navigator.clipboard, 'writeText').mockImplementation(async () => undefined);
    await userEvent.click(canvas.getByRole('button', { name: 'Dark' }));
    await expect(canvas.getByText(/of your own tokens/)).toBeVisible();
    canvas.getByRole('button', { name: 'Copy address' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(themeIn(written.mock.lastCall?.[0] ?? '')).toEqual(darkTheme);
    await expect(await canvas.findByText('The address was copied. It holds this theme.')).toBeVisible();
    await expect(canvas.queryByRole('textbox', { name: 'Address of this theme' })).toBeNull();
    written.mockRestore();
  },
};

/** A browser that lets no page copy: the address is shown to be copied, and has focus. */
export const CopyRefused: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const refused = spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('NotAllowedError'));
    await userEvent.click(canvas.getByRole('button', { name: 'Copy address' }));
    await expect(await canvas.findByRole('textbox', { name: 'Address of this theme' })).toHaveFocus();
    refused.mockRestore();
  },
};

/** A brand's colour gives a theme whose every pair passes; a typed colour that does not pass is reported at once. */
export const FromAColour: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Derive' }));
    await expect(canvas.getByText('Every pair passes.')).toBeVisible();
    const error = canvas.getByRole('textbox', { name: 'Colors Error' });
    await userEvent.clear(error);
    await userEvent.type(error, '#ffd0d0');
    await expect(canvas.getByText(/pairs fail/)).toBeVisible();
    // The screens wear it too.
    const colors = Array.from(
      canvasElement.querySelectorAll('.editor__screens button[type=submit]'),
      (button) => getComputedStyle(button).backgroundColor,
    );
    await expect(colors).toContain('rgb(154, 63, 34)');
  },
};

/** A mixed colour is judged as the browser computes it; a variable of a page is not, and the table says so. */
export const ComputedColours: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const error = canvas.getByRole('textbox', { name: 'Colors Error' });
    const row = () => canvas.getAllByRole('row', { name: /^colors\.error on/ })[0];
    const write = async (color: string) => {
      await userEvent.clear(error);
      await userEvent.click(error);
      await userEvent.paste(color);
    };
    await write('color-mix(in srgb, #8B1214, white 80%)');
    await expect(canvas.getByText('2 of 22 pairs fail.')).toBeVisible();
    await expect(row()).toHaveTextContent(/1\.\d\d of 4\.5.*Fails; #/);
    for (const computed of ['light-dark(#8B1214, white)', 'CanvasText']) {
      await write(computed);
      await expect(canvas.getByText('Every pair passes.')).toBeVisible();
    }
    for (const ofThePage of ['var(--brand, #8B1214)', 'currentColor']) {
      await write(ofThePage);
      await expect(canvas.getByText('20 of 22 pairs pass; 2 depend on your page, and are not judged.')).toBeVisible();
      await expect(row()).toHaveTextContent(/on your page of 4\.5.*Not judged/);
    }
  },
};

/** A value that no widget accepts is reported at its field; otherwise it would be ignored. */
export const Refused: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const primary = canvas.getByRole('textbox', { name: 'Colors Primary' });
    await userEvent.type(primary, 'bananas');
    await expect(primary).toHaveAccessibleDescription('The widget does not take this: the default holds.');
    await expect(primary).toBeInvalid();
    await userEvent.clear(primary);
    await userEvent.type(primary, 'crimson');
    await expect(primary).not.toHaveAccessibleDescription();
    await expect(primary).toBeValid();
  },
};

/** A file with a light and a dark theme: one of them is edited and shown, and both are exported. */
export const Pair: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const pair = { light: { colors: { primary: '#2B2320' } }, dark: { colors: { primary: '#C4B5FD' } } };
    const file = new File([JSON.stringify(pair)], 'theme.json', { type: 'application/json' });
    await userEvent.upload(canvas.getByLabelText(/^From a file/), file);
    const light = await canvas.findByRole('radio', { name: 'Light theme' });
    await expect(light).toBeChecked();
    await expect(canvas.getByRole('group', { name: 'Edited theme' })).toHaveAccessibleDescription(
      'The downloads and the address hold both themes.',
    );
    const primary = canvas.getByRole('textbox', { name: 'Colors Primary' });
    await expect(primary).toHaveValue('#2B2320');
    await userEvent.click(canvas.getByRole('radio', { name: 'Dark theme' }));
    await expect(primary).toHaveValue('#C4B5FD');
    await expect(canvas.getByText('Every pair passes.')).toBeVisible();
  },
};

/** The picker starts at the colour of the field, in any notation, and a pick keeps the opacity. */
export const Picked: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const primary = canvas.getByRole('textbox', { name: 'Colors Primary' });
    const picker = canvas.getByLabelText('Pick colors.primary');
    await userEvent.type(primary, 'crimson');
    await expect(picker).toHaveValue('#dc143c');
    await userEvent.clear(primary);
    await userEvent.type(primary, '#AABBCC80');
    await expect(picker).toHaveValue('#aabbcc');
    fireEvent.input(picker, { target: { value: '#112233' } });
    await expect(primary).toHaveValue('#11223380');
  },
};
