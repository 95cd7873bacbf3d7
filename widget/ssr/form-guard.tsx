import { formGuard } from '../../primitives/form/form';
import { guard } from './ssr.css';

/**
 * Before any script a browser refuses to send a form whose required field is empty: no address changes, and no dialog of
 * the host's closes (B-DRAWN-6). No user sees the field, and once a form listens it is not asked for. No address, password or
 * code is ever typed into a field of several lines, so a password manager does not take it for one.
 */
export function guardForms(): void {
  formGuard.element = (
    <div hidden className={guard}>
      <textarea required ref={letPass} />
    </div>
  );
}

/** Has nothing asked for any more in a form that listens. */
function letPass(field: HTMLTextAreaElement | null): void {
  if (!field?.form) return;
  field.form.noValidate = true;
  // Firefox tells of every form that it would not send, empty and untouched as it is, as an 'invalid entry'.
  field.required = false;
}
