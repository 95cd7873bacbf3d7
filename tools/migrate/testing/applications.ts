/** A small application on the provider's own widget, in the style of its public documentation. */
export interface Application {
  readonly what: string;
  readonly file: string;
  readonly text: string;
  /** Written for a version of the React package before 20, so that it does not compile with 20. */
  readonly isOlder?: boolean;
}

/** The applications that are migrated completely. */
export const applications: readonly Application[] = [
  {
    what: 'version 5, without a framework',
    file: 'login.js',
    text: `import { StytchUIClient, Products } from '@stytch/vanilla-js';

const stytch = new StytchUIClient('public-token-test-1');

const styles = {
  container: { width: '400px', borderRadius: 8, boxShadow: 'none' },
  colors: { primary: '#19303D', error: '#8B1214' },
  buttons: { primary: { backgroundColor: '#19303D', textColor: '#FFFFFF' } },
  fontFamily: 'Arial',
  hideHeaderText: true,
  logo: { logoImageUrl: '/logo.svg' },
};

stytch.mountLogin({
  elementId: '#login',
  styles,
  config: {
    products: [Products.emailMagicLinks, Products.oauth],
    emailMagicLinksOptions: { loginRedirectURL: 'https://app.example/in', signupRedirectURL: 'https://app.example/in' },
    oauthOptions: { providers: [{ type: 'google' }] },
  },
  callbacks: { onEvent: ({ type }) => console.log(type) },
});
`,
  },
  {
    what: 'version 5, a password reset and styles in the call',
    file: 'reset.ts',
    text: `import { StytchUIClient, type StyleConfig } from '@stytch/vanilla-js';

const wide: StyleConfig = { container: { width: '30rem', padding: '1in' } };
const client = new StytchUIClient(import.meta.env.VITE_STYTCH_PUBLIC_TOKEN);
client.mountResetPassword({
  elementId: '#reset',
  passwordResetToken: new URLSearchParams(location.search).get('token') ?? '',
  styles: { ...wide, inputs: { borderColor: '#000' } },
  config: { products: ['passwords'] },
});
`,
  },
  {
    what: 'React, a component that knows the client',
    file: 'SignIn.tsx',
    text: `import { Products, StytchLogin, useStytch, useStytchUser } from '@stytch/react';
import type { StytchLoginConfig } from '@stytch/react';

const config: StytchLoginConfig = {
  products: [Products.otp],
  otpOptions: { methods: ['sms'], expirationMinutes: 5 },
};

export function SignIn() {
  const stytch = useStytch();
  const { user } = useStytchUser();
  if (user) return <button onClick={() => stytch.session.revoke()}>Log out</button>;
  return <StytchLogin config={config} presentation={{ theme: { primary: '#123456', foreground: '#111' } }} />;
}
`,
  },
  {
    what: 'React, a component that is called like ours and an arrow without a block',
    file: 'Login.jsx',
    isOlder: true,
    text: `import { StytchLogin } from '@stytch/react';
import { config, styles } from './settings';

export const Login = () => (
  <main>
    <StytchLogin config={config} styles={styles} callbacks={{ onEvent: console.log }}></StytchLogin>
  </main>
);
`,
  },
  {
    what: 'Next, with the client and its provider in one file',
    file: 'app/providers.tsx',
    text: `'use client';
import { StytchProvider } from '@stytch/nextjs';
import { createStytchUIClient } from '@stytch/nextjs/ui';
import type { ReactNode } from 'react';

const stytch = createStytchUIClient(process.env.NEXT_PUBLIC_STYTCH_PUBLIC_TOKEN ?? '');

export default function Providers({ children }: { children: ReactNode }) {
  return <StytchProvider stytch={stytch}>{children}</StytchProvider>;
}
`,
  },
  {
    what: 'Next, a page that the form is on',
    file: 'app/login/page.tsx',
    text: `'use client';

import { Products, StytchLogin } from '@stytch/nextjs';

export default function Page() {
  return (
    <StytchLogin
      config={{ products: [Products.emailMagicLinks] }}
      strings={{ 'login.title': 'Welcome back' }}
    />
  );
}
`,
  },
  {
    what: 'React, a password reset',
    file: 'Reset.tsx',
    text: `import { Products, StytchPasswordReset } from '@stytch/react';

export default function Reset() {
  const token = new URLSearchParams(window.location.search).get('token') ?? '';
  return <StytchPasswordReset config={{ products: [Products.passwords] }} passwordResetToken={token} />;
}
`,
  },
  {
    what: 'React, passkeys, and a function of its own called stytch',
    file: 'Passkeys.tsx',
    text: `import { Products, StytchPasskeyRegistration } from '@stytch/react';
import { memo } from 'react';

const stytch = () => 'a name';

export const Passkeys = memo(() => <StytchPasskeyRegistration config={{ products: [Products.passkeyRegistration] }} />);
`,
  },
  {
    what: 'React, consent with a manifest',
    file: 'Authorize.tsx',
    text: `import { IdentityProvider } from '@stytch/react';

const manifest = () => [];

export const Authorize = () => {
  return <IdentityProvider getIDPConsentManifest={manifest} authTokenParams={{ trustedAuthToken: 'x', tokenProfileID: 'y' }} />;
};
`,
  },
  {
    what: 'React, with the client made in the file and options spread',
    file: 'App.jsx',
    isOlder: true,
    text: `import { Products, StytchUIClient } from '@stytch/vanilla-js';
import { StytchLogin, StytchProvider } from '@stytch/react';

const client = new StytchUIClient('public-token-test-1');
const props = { config: { products: [Products.crypto] }, presentation: { options: { hideHeaderText: true } } };

export const App = () => (
  <StytchProvider stytch={client}>
    <StytchLogin {...props} />
  </StytchProvider>
);
`,
  },
  {
    what: 'React 20, with the client of the same package',
    file: 'main.tsx',
    text: `import { createStytchClient, Products, StytchLogin, StytchProvider, type StytchLoginConfig } from '@stytch/react';
import { createRoot } from 'react-dom/client';

const stytch = createStytchClient('public-token-test-1');

const config: StytchLoginConfig = {
  products: [Products.emailMagicLinks, Products.oauth],
  emailMagicLinksOptions: { loginRedirectURL: 'https://app.example/in', signupRedirectURL: 'https://app.example/in' },
  oauthOptions: { providers: [{ type: 'google' }] },
};

createRoot(document.body).render(
  <StytchProvider stytch={stytch}>
    <StytchLogin config={config} callbacks={{ onEvent: ({ type }) => console.log(type) }} />
  </StytchProvider>,
);
`,
  },
  {
    what: 'React 20, with the client by its older name',
    file: 'Root.tsx',
    text: `import { createStytchUIClient, Products, StytchLogin, StytchProvider } from '@stytch/react';

const stytch = createStytchUIClient('public-token-test-1', { keepSessionAlive: true });

export const Root = () => (
  <StytchProvider stytch={stytch} assumeHydrated={false}>
    <StytchLogin config={{ products: [Products.passwords] }} presentation={{ options: { hideHeaderText: true } }} />
  </StytchProvider>
);
`,
  },
  {
    what: 'React 20, with configurations that have no type of their own',
    file: 'Sign.tsx',
    text: `import { OAuthProviders, OneTapPositions, OTPMethods, Products, StytchLogin } from '@stytch/react';
import { type FC, useMemo } from 'react';

const codes = {
  products: [Products.otp, Products.passwords],
  otpOptions: { methods: [OTPMethods.SMS, OTPMethods.Email], expirationMinutes: 5 },
};

export const Codes: FC = () => {
  const isSmall = matchMedia('(max-width: 400px)').matches;
  const social = useMemo(
    () => ({
      products: [Products.oauth],
      oauthOptions: {
        providers: [{ type: OAuthProviders.Google, one_tap: true, position: OneTapPositions.floating }],
      },
    }),
    [],
  );
  return isSmall ? <StytchLogin config={codes} /> : <StytchLogin config={social} />;
};
`,
  },
];

/** The applications that are refused, each with a part of the error message. */
export const refused: readonly (Application & { readonly why: string; readonly line: number })[] = [
  {
    what: 'React, all of it under one name',
    file: 'A.tsx',
    text: "import * as Stytch from '@stytch/react';\nexport const A = () => <Stytch.StytchLogin config={{}} />;\n",
    why: 'all of "@stytch/react" is imported under one name',
    line: 1,
  },
  {
    what: 'React, a component that is wrapped',
    file: 'B.tsx',
    text: "import { StytchLogin } from '@stytch/react';\n\nexport const Box = styled(StytchLogin);\n",
    why: '"StytchLogin" is used as something else than an element',
    line: 3,
  },
  {
    what: 'React, an element in no component',
    file: 'routes.tsx',
    text: "import { StytchLogin } from '@stytch/react';\nexport const routes = [{ path: '/', element: <StytchLogin config={{}} /> }];\n",
    why: 'is not in a function component',
    line: 2,
  },
  {
    what: 'React, for organisations',
    file: 'C.tsx',
    text: "import { StytchB2B } from '@stytch/react/b2b';\n",
    why: 'the components for organisations have no counterpart here',
    line: 1,
  },
  {
    what: 'React, attributes from elsewhere',
    file: 'D.tsx',
    text: "import { StytchLogin } from '@stytch/react';\nexport const D = (props) => <StytchLogin {...props} />;\n",
    why: 'its attributes are spread',
    line: 2,
  },
  {
    what: 'a token given to the custom element',
    file: 'E.js',
    text: "import { StytchUI } from '@stytch/vanilla-js';\nconst stytch = new StytchUI('public-token-test-1');\nstytch.mountLogin({ elementId: '#in', config });\n",
    why: 'write `new StytchUIClient(...)`',
    line: 2,
  },
  {
    what: 'a page with the script tag',
    file: 'index.html',
    text: '<!doctype html>\n<script src="https://js.example/stytch.js"></script>\n<script>Stytch("x").mountLogin({});</script>\n',
    why: 'it is a page',
    line: 1,
  },
  {
    what: 'a component of Vue',
    file: 'Login.vue',
    text: "<script setup>import { StytchUIClient } from '@stytch/vanilla-js';</script>",
    why: 'its script is inside markup',
    line: 1,
  },
];
