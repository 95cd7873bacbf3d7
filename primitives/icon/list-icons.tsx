import { draw } from './draw';

/** A pencil: it can be renamed. */
export function RenameIcon() {
  return draw(
    <path d="m3 17 .8-3.6L13.6 3.6a1.6 1.6 0 0 1 2.3 0l.5.5a1.6 1.6 0 0 1 0 2.3L6.6 16.2 3 17ZM12 5.2l2.8 2.8" />,
  );
}

/** A bin: it can be deleted. */
export function DeleteIcon() {
  return draw(<path d="M3.4 5.4h13.2M7.6 5.4V3.6h4.8v1.8M5.2 5.4l.8 11h8l.8-11M8.4 8.6v4.8M11.6 8.6v4.8" />);
}
