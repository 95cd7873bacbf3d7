import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import type { Config } from '../core/config/config';
import { defaultBootstrap } from '../core/provider/bootstrap';
import { errorMessages } from '../core/provider/error.messages';
import { failed, succeeded } from '../core/provider/outcome';
import type { PasswordStrength, UserType } from '../core/provider/password-calls';
import { strongPassword } from '../core/testing/fake-provider';
import { pendingForEver, withStore } from '../core/testing/with-store';
import { wordsOf } from '../core/testing/words-of';
import { logInMessages } from '../core/words/late.messages';
import { passwordUserAtom } from './password-user.atoms';
import { PasswordCreateOrLogin } from './password.screens';
import { passwordMessages } from './password.messages';
import { strengthMessages } from './strength.messages';

const meta = {
  title: 'Screens/PasswordCreateOrLogin',
  component: PasswordCreateOrLogin,
} satisfies Meta<typeof PasswordCreateOrLogin>;
export default meta;
type Story = StoryObj<typeof meta>;

const config: Config = { products: ['passwords'] };
const luds = {
  cached: () => ({ ...defaultBootstrap, passwordConfig: { ludsComplexity: 3, ludsMinimumCount: 8 } }),
  load: pendingForEver,
};

function seeded(
  type: UserType,
  answers: Parameters<typeof withStore>[2] = {},
  products: Config = config,
): Story['decorators'] {
  return [
    withStore(
      products,
      (store) => store.set(passwordUserAtom, { status: 'known', email: 'ada@example.com', type }),
      answers,
    ),
  ];
}

function checked(strength: Partial<PasswordStrength>, answers: Parameters<typeof withStore>[2] = {}): Story {
  return {
    decorators: seeded('new', {
      checkPasswordStrength: async () => succeeded({ ...strongPassword, ...strength }),
      ...answers,
    }),
    play: async ({ canvasElement, loaded }) => {
      const canvas = within(canvasElement);
      const say = wordsOf(loaded)(passwordMessages);
      await userEvent.type(canvas.getByLabelText(say('password.newLabel')), 'a password');
      const button = canvas.getByRole('button', { name: wordsOf(loaded)(logInMessages)('core.continue') });
      if (strength.isValid === false) await canvas.findByRole(strength.policy === 'luds' ? 'list' : 'meter');
      else await waitFor(() => expect(button).not.toHaveAttribute('aria-disabled'), { timeout: 3_000 });
    },
  };
}

const submitLogin: Story['play'] = async ({ canvasElement, loaded }) => {
  const canvas = within(canvasElement);
  const say = wordsOf(loaded)(passwordMessages);
  await userEvent.type(canvas.getByLabelText(say('password.label')), 'a password');
  await userEvent.click(canvas.getByRole('button', { name: wordsOf(loaded)(logInMessages)('core.continue') }));
};

/** Sees that Continue is as far from the password as any two items: nothing that is empty takes a gap of its own. */
const seeOneGap: Story['play'] = async ({ canvasElement, loaded }) => {
  const canvas = within(canvasElement);
  const field = canvas.getByLabelText(wordsOf(loaded)(passwordMessages)('password.newLabel'));
  const button = canvas.getByRole('button', { name: wordsOf(loaded)(logInMessages)('core.continue') });
  const frame = field.parentElement ?? field;
  await expect(button.getBoundingClientRect().top - frame.getBoundingClientRect().bottom).toBe(12);
};

export const Create: Story = { decorators: seeded('new'), play: seeOneGap };
export const CreateWithRules: Story = { decorators: seeded('new', { bootstrap: luds }) };
export const Weak = checked({
  isValid: false,
  score: 1,
  warning: 'This is a common password.',
  suggestions: ['Add another word or two.'],
});
export const Fair = checked({ isValid: false, score: 2, suggestions: ['Avoid dates that are associated with you.'] });
export const Good = checked({ score: 3 });
export const Strong = checked({});
export const RulesNotMet = checked(
  { isValid: false, policy: 'luds', missingCharacters: 2, missingComplexity: 1 },
  { bootstrap: luds },
);
export const RulesMet = checked({ policy: 'luds' }, { bootstrap: luds });
export const Breached = checked({ isValid: false, isBreached: true, score: 3 });
export const NoPolicy = checked({ policy: 'none' });

export const Checking: Story = {
  decorators: seeded('new', { checkPasswordStrength: pendingForEver }),
  play: async (context) => {
    const canvas = within(context.canvasElement);
    const label = wordsOf(context.loaded)(passwordMessages)('password.newLabel');
    await userEvent.type(canvas.getByLabelText(label), 'a password');
    await seeOneGap(context);
  },
};

export const CannotBeChecked: Story = {
  decorators: seeded('new', { checkPasswordStrength: async () => failed({ type: 'unreachable' }) }),
  play: async ({ canvasElement, loaded }) => {
    const canvas = within(canvasElement);
    await userEvent.type(canvas.getByLabelText(wordsOf(loaded)(passwordMessages)('password.newLabel')), 'a password');
    const says = wordsOf(loaded)(strengthMessages)('strength.unchecked');
    await waitFor(async () => expect(await canvas.findByText(says)).toBeVisible());
  },
};

export const LogIn: Story = { decorators: seeded('password') };
export const LogInOrLink: Story = {
  decorators: seeded('password', {}, { products: ['passwords', 'emailMagicLinks'] }),
};
export const LogInOrCode: Story = {
  decorators: seeded('password', {}, { products: ['passwords', 'otp'], otpOptions: { methods: ['email'] } }),
};
export const LoggingIn: Story = {
  decorators: seeded('password', { authenticatePassword: pendingForEver }),
  play: submitLogin,
};
export const WrongPassword: Story = {
  decorators: seeded('password', { authenticatePassword: async () => failed({ type: 'unauthorized_credentials' }) }),
  play: async (context) => {
    await submitLogin(context);
    const says = wordsOf(context.loaded)(errorMessages)('error.unauthorized_credentials');
    await waitFor(async () => expect(await within(context.canvasElement).findByText(says)).toBeVisible());
  },
};
export const Locked: Story = {
  decorators: seeded('password', { authenticatePassword: async () => failed({ type: 'user_lock_limit_reached' }) }),
  play: async (context) => {
    await submitLogin(context);
    await waitFor(async () => expect(await within(context.canvasElement).findByRole('alert')).toBeVisible());
  },
};
export const NothingTyped: Story = {
  decorators: seeded('password'),
  play: async ({ canvasElement, loaded }) => {
    const canvas = within(canvasElement);
    const say = wordsOf(loaded)(passwordMessages);
    await userEvent.click(canvas.getByRole('button', { name: wordsOf(loaded)(logInMessages)('core.continue') }));
    await waitFor(() => expect(canvas.getByText(say('password.required'))).toBeVisible());
  },
};
