import { Provider, useAtomValue, useSetAtom } from 'jotai/react';
import { useState } from 'react';
import { Button, CodeInput, Form, Heading, Stack, TextField } from '../../../widget/primitives';
import {
  ActionStatus,
  codeAtom,
  type Connected,
  otpAtom,
  screenAtom,
  sendOtp,
  signedInAtom,
  typeCodeAtom,
  verifyOtp,
} from '../../../widget/flows';

/** A design of your own, on a store that is connected with a client. */
export function OwnDesign({ store }: Pick<Connected, 'store'>) {
  return (
    <Provider store={store}>
      <main className="vestibule">
        <Face />
      </main>
    </Provider>
  );
}

/** Each screen that the configured flow can come to. */
function Face() {
  const screen = useAtomValue(screenAtom);
  const signedIn = useAtomValue(signedInAtom);
  if (screen === 'OTPAuthenticate') return <Code />;
  return signedIn.status === 'signedIn' ? <Heading>Come in, {signedIn.person.account}</Heading> : <Address />;
}

function Address() {
  const [address, setAddress] = useState('');
  const start = useSetAtom(sendOtp.startAtom);
  const { status } = useAtomValue(sendOtp.stateAtom);
  return (
    <ActionStatus action={sendOtp}>
      <Form onSubmit={() => void start({ channel: 'email', destination: address })}>
        <Stack gap="group">
          <Heading>Who is there?</Heading>
          <TextField label="Your address" type="email" autoComplete="email" value={address} onChange={setAddress} />
          <Button type="submit" isBusy={status === 'pending'}>
            Send me a code
          </Button>
        </Stack>
      </Form>
    </ActionStatus>
  );
}

function Code() {
  const otp = useAtomValue(otpAtom);
  const code = useAtomValue(codeAtom);
  const type = useSetAtom(typeCodeAtom);
  const verify = useSetAtom(verifyOtp.startAtom);
  const { status } = useAtomValue(verifyOtp.stateAtom);
  return (
    <ActionStatus action={verifyOtp}>
      <Stack gap="group">
        <Heading>{otp.status === 'sent' && `A code is on its way to ${otp.passcode.destination}`}</Heading>
        <CodeInput
          label="Your code"
          value={code}
          onChange={type}
          onComplete={(whole) => void verify(whole)}
          isBusy={status === 'pending'}
        />
      </Stack>
    </ActionStatus>
  );
}
