/** The longest time that a user waits without seeing anything of it, in milliseconds. */
export const unseenFor = 3_000;
