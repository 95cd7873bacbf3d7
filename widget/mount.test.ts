// @vitest-environment jsdom
import { expect, test, vi } from 'vitest';
import { clearResetAddress, takeResetToken } from './reset-link';
