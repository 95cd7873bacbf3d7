import { useCallback, useEffect, useRef } from 'react';
import { anySignal } from '../../flows/core/time/signals';
import { useLayoutEffect } from '../../primitives/layout-effect';
import { signIn, type SignInOptions, type SignInResult } from '../sign-in';

/**
 * The function `signIn` with a component's options, as they are when it is called. Unmounting aborts an open sign-in.
 */
export function useSignIn(options: SignInOptions): () => Promise<SignInResult> {
  const latest = useRef(options);
  const life = useRef<AbortController>(undefined);
  useLayoutEffect(() => {
    latest.current = options;
  });
  useEffect(() => {
    const controller = new AbortController();
    life.current = controller;
    return () => controller.abort();
  }, []);
  return useCallback(() => {
    const { signal } = latest.current;
    const signals = [signal, life.current?.signal].filter((one) => one !== undefined);
    return signIn({ ...latest.current, signal: anySignal(...signals) });
  }, []);
}
