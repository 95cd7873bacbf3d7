import { useCallback, useEffect, useRef } from 'react';
import { anySignal } from '../../flows/core/time/signals';
import { useLayoutEffect } from '../../primitives/layout-effect';
import { asObject } from '../host/untyped';
import { signIn, type SignInOptions, type SignInResult } from '../sign-in';
import { madeClient } from '../stytch/made-client';

/**
 * The function `signIn` with a component's options, as they are when it is called. Unmounting aborts an open sign-in, unless the
 * user has been logged in meanwhile, here or elsewhere: a component for visitors alone unmounts because of that session, with
 * which the sign-in completes.
 */
export function useSignIn(options: SignInOptions): () => Promise<SignInResult> {
  const latest = useRef(options);
  const life = useRef<AbortController>(undefined);
  const before = useRef<string>(undefined);
  useLayoutEffect(() => {
    latest.current = options;
  });
  useEffect(() => {
    const controller = new AbortController();
    life.current = controller;
    return () => {
      const now = sessionKeyOf(latest.current);
      if (now === undefined || now === before.current) controller.abort();
    };
  }, []);
  return useCallback(() => {
    // A host without types may pass nothing: `signIn` has the sentence for that.
    const passed = asObject(latest.current);
    const { client, signal } = passed;
    const signals = [signal, life.current?.signal].filter((one) => one !== undefined);
    const readBefore = () => {
      before.current = sessionKeyOf(latest.current);
    };
    readBefore();
    // The call makes a late client, whose session is known only then. Its failure is the call's.
    if (!madeClient(client)) void Promise.resolve(client).then(readBefore, () => undefined);
    return signIn({ ...passed, signal: anySignal(...signals) });
  }, []);
}

/** A key of the client's session, which changes with its id and the number of its factors; undefined without a session. */
function sessionKeyOf(options: SignInOptions): string | undefined {
  // A host without types may pass nothing.
  const { client } = asObject(options);
  const session = madeClient(client)?.session.getSync();
  return session ? `${session.session_id} ${session.authentication_factors.length}` : undefined;
}
