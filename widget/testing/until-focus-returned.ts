/**
 * Waits until no dialog that has ended looks for the focus any more (`rememberOpener`): a second. It is for the end of a file
 * with real clocks, whose page would be gone by then.
 */
export const untilFocusReturned = () => new Promise<void>((resolve) => void setTimeout(resolve, 1_100));
