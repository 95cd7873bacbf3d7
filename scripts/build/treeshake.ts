/**
 * Lets the bundler leave out what no one uses of Radix: its files name each function by a call (`__name(f, "f")`), which a bundler
 * takes for an effect unless it is told, and then keeps every function of a file in a visitor's page.
 */
export const treeshake = { manualPureFunctions: ['__name'] } as const;
