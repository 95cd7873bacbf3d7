import { formGuard } from '../../primitives/form/form-guard';

/**
 * Before any script a browser refuses to send a form whose required box is unchecked: no address changes, and no dialog of
 * the host's closes (B-DRAWN-6). Nobody sees the box, and once a form listens the box is not asked for.
 */
export function guardForms(): void {
  formGuard.element = (
    <div hidden>
      <input type="checkbox" required />
    </div>
  );
}
