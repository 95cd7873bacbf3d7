/**
 * Lets the bundler remove unused functions of Radix. Its files name each function by a call (`__name(f, "f")`). A
 * bundler treats the call as a side effect unless it is configured otherwise, and then keeps every function of a file.
 */
export const treeshake = { manualPureFunctions: ['__name'] } as const;
