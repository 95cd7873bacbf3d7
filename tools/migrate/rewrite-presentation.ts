import type * as t from '@babel/types';
import { noteComments } from './comments';
import { convertPresentation } from './convert-presentation';
import { entriesOf, unwrap } from './nodes';
import { addNote, makerOf, placeOf, replace, type Source, textOf } from './source';
import { indentAt, writeObject } from './write-object';

/** A property of an object, or an attribute of an element, with its value. */
export interface Given {
  readonly property: t.Node;
  readonly value: t.Node;
}

/**
 * Rewrites a `presentation` as `theme`: in place, or at the declaration of its constant.
 * @param write the property or the attribute `theme` with the text of its value
 */
export function rewritePresentation(
  source: Source,
  { property, value }: Given,
  config: Given | undefined,
  write: (text: string) => string,
): void {
  const made = makerOf(source, value);
  const rewrite = (text: string) => {
    noteComments(source, property, '"presentation"', text);
    replace(source, property, write(text));
  };
  if (made.type !== 'ObjectExpression') {
    rewrite(textOf(source, value));
    addNote(
      source,
      'look',
      property,
      '"presentation" is made elsewhere: migrate that file as well, and give it as theme.',
    );
  } else if (made === unwrap(value)) rewrite(themeText(source, made, config));
  else {
    rewrite(textOf(source, value));
    rewritePresentationObject(source, made, config);
  }
}

/** Rewrites the object of a `presentation` in place. */
export function rewritePresentationObject(source: Source, made: t.ObjectExpression, config?: Given): void {
  if (source.done.has(made)) {
    const shadow = source.shadows.get(made);
    if (shadow) moveShadow(source, shadow, config);
    return;
  }
  source.done.add(made);
  const text = themeText(source, made, config);
  noteComments(source, made, '"presentation"', text);
  replace(source, made, text);
}

function themeText(source: Source, made: t.ObjectExpression, config: Given | undefined): string {
  const { theme, enableShadowDOM } = convertPresentation(source, made);
  if (enableShadowDOM) {
    source.shadows.set(made, enableShadowDOM);
    moveShadow(source, enableShadowDOM, config);
  }
  return writeObject(source, theme, indentAt(source, placeOf(made)[0]));
}

/** Moves `enableShadowDOM` into `config`, whose option it is here: once, where several mounts share one. */
function moveShadow(source: Source, value: t.Node, config: Given | undefined): void {
  const object = config && makerOf(source, config.value);
  const written = object?.type === 'ObjectExpression' ? object : undefined;
  if (written && source.done.has(written)) return;
  const last = written?.properties.at(-1);
  const name = source.isData ? '"enableShadowDOM"' : 'enableShadowDOM';
  const isGiven = written && entriesOf(written).some(({ key }) => key === 'enableShadowDOM');
  if (!written || !last || isGiven || !source.bindings.isSameAt(value, written))
    return addNote(source, 'lost', value, '"enableShadowDOM" is not carried over: set config.enableShadowDOM.');
  source.done.add(written);
  // By the original position: the text there may be different by now.
  source.edits.appendLeft(placeOf(last)[1], `, ${name}: ${source.text.slice(...placeOf(value))}`);
}
