import { expect, test } from 'vitest';
import { variableName } from './token-kinds';

test.each([
  [['fontFamily'], 'vestibule-font-family'],
  [['container', 'borderRadius'], 'vestibule-container-border-radius'],
  [['buttons', 'primary', 'textColor'], 'vestibule-buttons-primary-text-color'],
])('a host’s style sheet sets %j by the name %s', (path, name) => expect(variableName(path)).toBe(name));
