import { useId } from 'react';

/** The props of one row of choices. */
export interface SegmentsProps<Choice extends string> {
  legend: string;
  /** The name of each choice, in the order shown. */
  names: Readonly<Partial<Record<Choice, string>>>;
  /** One of the names; anything else chooses none. */
  chosen: string;
  onChoose(choice: Choice): void;
}

/** A row of choices of which one is chosen: radio buttons, rendered as one bar. */
export function Segments<Choice extends string>({ legend, names, chosen, onChoose }: SegmentsProps<Choice>) {
  const group = useId();
  const choices = Object.keys(names) as Choice[];
  return (
    <fieldset className="segments">
      <legend className="segments__legend">{legend}</legend>
      <div className="segments__bar">
        {choices.map((choice) => (
          <label className="segments__choice" key={choice}>
            <input
              className="visually-hidden"
              type="radio"
              name={group}
              value={choice}
              checked={choice === chosen}
              onChange={() => onChoose(choice)}
            />
            <span>{names[choice]}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
