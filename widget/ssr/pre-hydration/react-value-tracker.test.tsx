import { act } from '@testing-library/react';
import type { ChangeEvent } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, onTestFinished, test } from 'vitest';
import { retype } from './field';

interface FieldProps {
  onChange(event: ChangeEvent<HTMLInputElement>): void;
}

function Field({ onChange }: FieldProps) {
  return <input name="email" value="" onChange={onChange} />;
}

/** A server-rendered field that a user changed to 'ada' before React hydrated it. */
async function hydratedField() {
  const container = document.createElement('div');
  document.body.append(container);
  onTestFinished(() => container.remove());
  const values: string[] = [];
  const element = <Field onChange={({ target }) => void values.push(target.value)} />;
  container.innerHTML = renderToString(element);
  const [field] = container.getElementsByTagName('input');
  if (!field) throw new Error('React rendered no field.');
  field.value = 'ada';
  const react = await act(async () => hydrateRoot(container, element));
  onTestFinished(() => act(async () => react.unmount()));
  return { field, values };
}

test('React keeps the value that it saw last in _valueTracker, which has setValue', async () => {
  const { field } = await hydratedField();
  expect(Reflect.get(field, '_valueTracker')).toMatchObject({
    getValue: expect.any(Function),
    setValue: expect.any(Function),
  });
});

test('React ignores an input event whose value it saw before', async () => {
  const { field, values } = await hydratedField();
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, 'ada');
  Reflect.get(field, '_valueTracker').setValue('ada');
  await act(async () => field.dispatchEvent(new Event('input', { bubbles: true })));
  expect(values).toEqual([]);
});

test('a retyped value reaches onChange, although React saw it before', async () => {
  const { field, values } = await hydratedField();
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, 'ada');
  Reflect.get(field, '_valueTracker').setValue('ada');
  await act(async () => retype(field, { value: 'ada', selection: undefined }));
  expect(values).toEqual(['ada']);
});
