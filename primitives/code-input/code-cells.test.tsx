import { act, fireEvent, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, test, vi } from 'vitest';
import { CodeInput } from './code-input';
import { typedCode } from '../testing/typed-code';

const selection = ({ selectionStart, selectionEnd }: HTMLInputElement) => [selectionStart, selectionEnd];
const marked = (cells: HTMLElement[], mark: string) =>
  cells.flatMap((cell, index) => (mark in cell.dataset ? [index] : []));

/** Presses a field as a mouse does, where the browser puts the caret. */
function pressAt(field: HTMLInputElement, clientX: number) {
  fireEvent.mouseDown(field, { clientX });
  act(() => field.focus());
  fireEvent.click(field, { clientX, detail: 1 });
}

describe('pressing a digit of 1234', () => {
  test.each([
    ['the first', 101, [0, 1]],
    ['the second', 160, [1, 2]],
    ['the fourth, at its edge', 299, [3, 4]],
    ['the empty cell behind them', 310, [4, 4]],
    ['the last, empty cell', 399, [4, 4]],
  ])('a press on a digit of 1234 selects it: %s', async (_which, clientX, selected) => {
    const { field } = typedCode({ value: '1234' });
    act(() => field.focus());
    field.setSelectionRange(2, 2);
    pressAt(field, clientX);
    expect(selection(field)).toEqual(selected);
  });

  test('a press on a digit of 1234 writes over it with the next key', async () => {
    const { field } = typedCode({ value: '1234' });
    act(() => field.focus());
    field.setSelectionRange(4, 4);
    pressAt(field, 160);
    await userEvent.keyboard('9');
    expect(field.value).toBe('1934');
  });

  test('a press on a digit of 1234 keeps what a long press or a drag has selected', () => {
    const { field } = typedCode({ value: '1234' });
    act(() => field.focus());
    field.setSelectionRange(0, 3);
    pressAt(field, 160);
    expect(selection(field)).toEqual([0, 3]);
  });

  test('a press on a digit of 1234 that gives the field focus puts the caret at the end, and the next one selects', async () => {
    const { field } = typedCode({ value: '1234' });
    pressAt(field, 160);
    expect(selection(field)).toEqual([4, 4]);
    await userEvent.keyboard('56');
    expect(field.value).toBe('123456');
    pressAt(field, 160);
    expect(selection(field)).toEqual([1, 2]);
  });

  test('a press on the name of the field of 1234 puts the caret at the end', () => {
    const { field } = typedCode({ value: '1234' });
    // A browser focuses the field, and clicks on it where the name was pressed.
    act(() => field.focus());
    field.setSelectionRange(0, 0);
    fireEvent.click(field, { clientX: 101, detail: 1 });
    expect(selection(field)).toEqual([4, 4]);
  });
});

test('each digit is in its cell, and the next cell is marked', async () => {
  const { field, cells } = typedCode();
  expect(cells).toHaveLength(6);
  await userEvent.type(field, '123');
  expect(cells.map((cell) => cell.textContent)).toEqual(['1', '2', '3', '', '', '']);
  expect({ markedActive: marked(cells, 'active'), markedCaret: marked(cells, 'caret') }).toEqual({
    markedActive: [3],
    markedCaret: [3],
  });
  await userEvent.type(field, '456');
  // There is no cell after the last one: the last one is marked, without a caret in it.
  expect({ markedActive: marked(cells, 'active'), markedCaret: marked(cells, 'caret') }).toEqual({
    markedActive: [5],
    markedCaret: [],
  });
});

test('the cells show the caret and the selection after arrow keys', async () => {
  const { field, cells } = typedCode();
  await userEvent.type(field, '1234{ArrowLeft}{ArrowLeft}');
  fireEvent(document, new Event('selectionchange'));
  expect({ markedActive: marked(cells, 'active'), markedCaret: marked(cells, 'caret') }).toEqual({
    markedActive: [2],
    markedCaret: [2],
  });
  field.setSelectionRange(1, 4);
  fireEvent(document, new Event('selectionchange'));
  expect({ markedSelected: marked(cells, 'selected'), markedCaret: marked(cells, 'caret') }).toEqual({
    markedSelected: [1, 2, 3],
    markedCaret: [],
  });
});

test.each([
  [4, [2]],
  [6, [3]],
  [8, [4]],
  [5, []],
])('a code of %d digits has a gap in the middle, if it has a middle', async (length, split) => {
  const { field, cells, onComplete } = typedCode({ length });
  expect(cells).toHaveLength(length);
  expect(marked(cells, 'split')).toEqual(split);
  await userEvent.type(field, '1234567890');
  expect(onComplete.mock.calls).toEqual([['1234567890'.slice(0, length)]]);
});

test('a screen reader gets one field, and none of the cells', () => {
  const { cells } = typedCode({ value: '123', hint: 'Six digits.' });
  expect(screen.getAllByRole('textbox')).toHaveLength(1);
  for (const cell of cells) expect(cell.closest('[aria-hidden=true]')).toBeTruthy();
});

test('a code that the embedder empties is empty, and the next one counts again', async () => {
  const onComplete = vi.fn();
  const field = (value: string) => (
    <CodeInput label="Code" value={value} onChange={() => undefined} onComplete={onComplete} />
  );
  const { rerender } = render(field('123456'));
  rerender(field(''));
  const input = screen.getByRole<HTMLInputElement>('textbox');
  expect(input.value).toBe('');
  fireEvent.input(input, { target: { value: '123456' } });
  expect(onComplete.mock.calls).toEqual([['123456']]);
});
