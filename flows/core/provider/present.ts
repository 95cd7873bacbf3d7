type Present<Given> = { [Name in keyof Given]?: Exclude<Given[Name], undefined> };

/** Of what may be there, what is. */
export function present<Given extends object>(given: Given): Present<Given> {
  return Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined)) as Present<Given>;
}
