import { formGuard } from '../../primitives/form/form';
import { guard } from './ssr.css';

/**
 * Before any script runs, a browser refuses to submit a form whose required field is empty. So no address changes, and
 * no dialog of the host's closes (B-DRAWN-6). The field is invisible, and it is not required once the form is hydrated.
 * It is a multi-line field, so no password manager takes it for an address, a password or a code.
 */
export function guardForms(): void {
  formGuard.element = (
    <div hidden className={guard}>
      <textarea required ref={liftRequirement} />
    </div>
  );
}

/** Removes `required` from the field of a hydrated form. */
function liftRequirement(field: HTMLTextAreaElement | null): void {
  if (!field?.form) return;
  field.form.noValidate = true;
  // Firefox announces a form that it would not submit as an 'invalid entry', even untouched.
  field.required = false;
}
