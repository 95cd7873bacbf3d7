import { createEvent, fireEvent, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { useState } from 'react';
import { typedPhone } from '../testing/typed-phone';
import { usePhoneInput } from './use-phone-input';

const undo = '{Control>}z{/Control}';
const redo = '{Control>}{Shift>}Z{/Shift}{/Control}';

afterEach(() => void vi.restoreAllMocks());

/** The text of the field, with the caret as a bar. */
const seen = ({ value, selectionStart }: HTMLInputElement) =>
  `${value.slice(0, selectionStart ?? 0)}|${value.slice(selectionStart ?? 0)}`;

/** Fires `beforeinput`, as a menu of the browser does, and returns whether the browser would act on it. */
function chooseInMenu(field: HTMLInputElement, inputType: string): boolean {
  return fireEvent(field, new InputEvent('beforeinput', { inputType, bubbles: true, cancelable: true }));
}

/** Presses a key, and returns whether the browser would act on it. */
function press(field: HTMLInputElement, init: KeyboardEventInit): boolean {
  return fireEvent(field, createEvent.keyDown(field, init));
}

test('undo steps back to the empty field, and redo forward to the whole number [B-PHONE-1]', async () => {
  const { field, onChange } = typedPhone();
  await userEvent.type(field, '21255');
  await userEvent.keyboard(undo);
  expect(seen(field)).toBe('(212) 5|');
  expect(onChange).toHaveBeenLastCalledWith('2125', true);
  await userEvent.keyboard(undo.repeat(6));
  expect(field.value).toBe('');
  expect(onChange).toHaveBeenLastCalledWith('', true);
  await userEvent.keyboard(redo.repeat(4));
  expect(seen(field)).toBe('(212) 5|');
  await userEvent.keyboard('{Control>}yy{/Control}');
  expect(seen(field)).toBe('(212) 55|');
  expect(onChange).toHaveBeenLastCalledWith('21255', true);
});

test('a change is reported as restored when it is undone or redone, and only then', async () => {
  const { field, onChange } = typedPhone();
  await userEvent.type(field, '5');
  await userEvent.keyboard(undo + redo);
  await userEvent.type(field, '1');
  expect(onChange.mock.calls).toEqual([['5'], ['', true], ['5', true], ['51']]);
});

test('a hook without a country restores the number alone', async () => {
  function NumberOnly() {
    const [value, setValue] = useState('');
    const { ref, inputProps } = usePhoneInput({ value, onChange: setValue });
    return <input {...inputProps} ref={ref} aria-label="Phone number" defaultValue="" />;
  }
  render(<NumberOnly />);
  const field = screen.getByRole<HTMLInputElement>('textbox');
  await userEvent.type(field, '55');
  await userEvent.keyboard(undo);
  expect(field.value).toBe('5');
});

test('an undone deletion is restored in one step, with the caret where it was', async () => {
  const { field } = typedPhone({ value: '2125550100' });
  await userEvent.click(field);
  field.setSelectionRange(3, 9);
  await userEvent.keyboard('{Delete}');
  expect(seen(field)).toBe('(21|0) 100');
  await userEvent.keyboard(undo);
  expect(field.value).toBe('(212) 5550100');
  expect(field.selectionEnd).toBe(9);
  await userEvent.keyboard(redo);
  expect(seen(field)).toBe('(21|0) 100');
});

test('a text of an input method is undone after the composition, with the caret where it was', async () => {
  const { field } = typedPhone({ value: '2125' });
  field.focus();
  field.setSelectionRange(2, 2);
  fireEvent.compositionStart(field);
  fireEvent(field, new InputEvent('beforeinput', { inputType: 'insertCompositionText', isComposing: true }));
  fireEvent.input(field, { target: { value: '(２12) 5５' } });
  fireEvent.compositionEnd(field);
  expect(field.value).toBe('(212) 55');
  await userEvent.keyboard(undo);
  expect(seen(field)).toBe('(2|12) 5');
});

test('an undone paste restores the number that it replaced', async () => {
  const { field } = typedPhone({ value: '2125550100' });
  await userEvent.click(field);
  field.select();
  await userEvent.paste('+44 7400 123456');
  expect(field.value).not.toContain('2125');
  await userEvent.keyboard(undo);
  expect(field.value).toBe('(212) 5550100');
});

test('a number is restored with the country that it had', async () => {
  const { field, country } = typedPhone();
  await userEvent.type(field, '21');
  await userEvent.selectOptions(country, 'DE');
  await userEvent.type(field, '2');
  await userEvent.keyboard(undo.repeat(2));
  expect({ number: field.value, country: country.value }).toEqual({ number: '2', country: 'US' });
  await userEvent.keyboard(redo.repeat(2));
  expect({ number: field.value, country: country.value }).toEqual({ number: '212', country: 'DE' });
});

test('after an undo, typing replaces what could be redone', async () => {
  const { field } = typedPhone();
  await userEvent.type(field, '212');
  await userEvent.keyboard(`${undo}9${redo}`);
  expect(field.value).toBe('219');
  await userEvent.keyboard(undo);
  expect(field.value).toBe('21');
});

describe('only one history is used, the one of the field', () => {
  test('undo and redo of a menu step through the history of the field', async () => {
    const { field } = typedPhone();
    await userEvent.type(field, '2125');
    expect(chooseInMenu(field, 'historyUndo')).toBe(false);
    expect(field.value).toBe('212');
    expect(chooseInMenu(field, 'historyRedo')).toBe(false);
    expect(field.value).toBe('(212) 5');
  });

  test('the browser has nothing left to do for a key combination, even if there is no step', () => {
    const { field } = typedPhone();
    expect(press(field, { key: 'z', ctrlKey: true })).toBe(false);
  });

  test.each([
    ['a digit', { key: '2' }],
    ['z alone', { key: 'z' }],
    ['copying', { key: 'c', ctrlKey: true }],
    ['another combination with z', { key: 'z', ctrlKey: true, altKey: true }],
    ['another combination with y', { key: 'Y', ctrlKey: true, shiftKey: true }],
    ['the Windows key', { key: 'z', metaKey: true }],
  ])('the browser is left to handle %s', (_what, init) => {
    const { field } = typedPhone({ value: '212' });
    expect(press(field, init)).toBe(true);
  });

  test('a composition is left to the input method', async () => {
    const { field } = typedPhone();
    await userEvent.type(field, '212');
    expect(press(field, { key: 'z', ctrlKey: true, isComposing: true })).toBe(true);
    expect(field.value).toBe('212');
  });
});

test('on a layout without Latin letters the keys of z and y undo and redo', async () => {
  const { field } = typedPhone();
  await userEvent.type(field, '212');
  expect(press(field, { key: 'я', code: 'KeyZ', ctrlKey: true })).toBe(false);
  expect(field.value).toBe('21');
  expect(press(field, { key: 'н', code: 'KeyY', ctrlKey: true })).toBe(false);
  expect(field.value).toBe('212');
});

test('on an Apple system the Command key undoes, and the Control key is left to the system', async () => {
  vi.spyOn(navigator, 'platform', 'get').mockReturnValue('MacIntel');
  const { field } = typedPhone();
  await userEvent.type(field, '212');
  expect(press(field, { key: 'y', ctrlKey: true })).toBe(true);
  expect(press(field, { key: 'z', metaKey: true })).toBe(false);
  expect(field.value).toBe('21');
  expect(press(field, { key: 'Z', metaKey: true, shiftKey: true })).toBe(false);
  expect(field.value).toBe('212');
});
