import './try-it.css';
import { type Choices, chosenTheme, directionNames, themeNames, wayNames } from './choices';
import { Segments } from './segments';
import { ShareLook } from './share-look';

/** The props of the switcher. */
export interface TryItProps {
  choices: Choices;
  onChoose(choices: Choices): void;
}

/** The playground's own corner of the page: changes the options of the widget above it. */
export function TryIt({ choices, onChoose }: TryItProps) {
  const { way, theme, direction } = choices;
  return (
    <section className="try-it" aria-labelledby="try-it-title">
      <h2 className="try-it__title" id="try-it-title">
        Try the widget
      </h2>
      <Segments
        legend="Way in"
        names={wayNames}
        chosen={way}
        onChoose={(chosen) => onChoose({ ...choices, way: chosen })}
      />
      <Segments
        legend="Look"
        names={themeNames(choices)}
        chosen={theme}
        onChoose={(chosen) => onChoose({ ...choices, theme: chosen })}
      />
      <Segments
        legend="Direction"
        names={directionNames}
        chosen={direction}
        onChoose={(chosen) => onChoose({ ...choices, direction: chosen })}
      />
      <ShareLook theme={chosenTheme(choices)} />
    </section>
  );
}
