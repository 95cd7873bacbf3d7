/** The condition that a whole run is under (`test:long`): in a shadow root, under the strict policy, by another entry. */
export const condition = process.env['VESTIBULE_CONDITION'];
