// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest';
import { watchRemoval } from '../host/container';

afterEach(() => document.body.replaceChildren());

function watched() {
  const place = document.createElement('section');
  const root = document.createElement('div');
  place.append(root);
  document.body.append(place);
  const onRemoval = vi.fn();
  const stop = watchRemoval(root, onRemoval);
  // Observers are called in a microtask.
  const settle = () => Promise.resolve();
  return { place, root, onRemoval, stop, settle };
}

test('emptying the element instead of unmounting is detected, once', async () => {
  const { place, root, onRemoval, settle } = watched();
  place.innerHTML = '';
  await settle();
  expect(onRemoval).toHaveBeenCalledOnce();
  place.append(root);
  place.innerHTML = '';
  await settle();
  expect(onRemoval).toHaveBeenCalledOnce();
});

test('removing an ancestor is detected too', async () => {
  const { place, onRemoval, settle } = watched();
  place.remove();
  await settle();
  expect(onRemoval).toHaveBeenCalledOnce();
});

test('moving a widget does not end it', async () => {
  const { place, root, onRemoval, settle } = watched();
  document.body.append(root);
  place.remove();
  await settle();
  expect(onRemoval).not.toHaveBeenCalled();
});

test('after unmounting nothing is observed', async () => {
  const { place, onRemoval, stop, settle } = watched();
  stop();
  place.remove();
  await settle();
  expect(onRemoval).not.toHaveBeenCalled();
});

test('a target that is not in the page yet is not treated as removed, but is once it was in it', async () => {
  const root = document.createElement('div');
  const onRemoval = vi.fn();
  watchRemoval(root, onRemoval);
  document.body.append(document.createElement('p'));
  await Promise.resolve();
  document.body.append(root);
  await Promise.resolve();
  expect(onRemoval).not.toHaveBeenCalled();
  root.remove();
  await Promise.resolve();
  expect(onRemoval).toHaveBeenCalledOnce();
});

test('removing the host of a shadow root around it is detected, at any depth', async () => {
  const { place, root, onRemoval, settle } = watched();
  const inner = document.createElement('div');
  const outer = document.createElement('div');
  outer.attachShadow({ mode: 'closed' }).append(inner);
  document.body.append(outer);
  inner.attachShadow({ mode: 'closed' }).append(root);
  place.remove();
  await settle();
  expect(onRemoval).not.toHaveBeenCalled();
  outer.remove();
  await settle();
  expect(onRemoval).toHaveBeenCalledOnce();
});
