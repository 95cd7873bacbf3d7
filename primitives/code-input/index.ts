export { CodeInput, type CodeInputProps } from './code-input';
export { type CodeDraft, extractCode, takeCode } from './take-code';
export { type CodeInputOptions, type CodeSelection, useCodeInput } from './use-code-input';
