import { formGuard } from '../../primitives/form/form';
import { guard } from './ssr.css';

/**
 * Before any script a browser refuses to send a form whose required field is empty: no address changes, and no dialog of
 * the host's closes (B-DRAWN-6). No user sees the field, and once a form is hydrated it is not required. No address, password or
 * code is ever typed into a field of several lines, so a password manager does not take it for one.
 */
export function guardForms(): void {
  formGuard.element = (
    <div hidden className={guard}>
      <textarea required ref={liftRequirement} />
    </div>
  );
}

/** Lifts the requirement in a form that is hydrated. */
function liftRequirement(field: HTMLTextAreaElement | null): void {
  if (!field?.form) return;
  field.form.noValidate = true;
  // Firefox announces a form that it would not submit as an 'invalid entry', even untouched.
  field.required = false;
}
