import { draw } from './draw';

/** A cross: it closes what it stands in. */
export function CloseIcon() {
  return draw(<path d="m4.5 4.5 11 11M15.5 4.5l-11 11" />);
}
