import { coreMessages } from '../words/core.messages';
import { useWords } from '../words/use-words';
import { Spinner } from '../../../primitives/spinner/spinner';
import * as styles from './loading.css';

/** A spinner in place of the screen (B-SCREEN-8). */
export function Loading() {
  const loading = useWords(coreMessages)('core.loading');
  return (
    <div role="status" className={styles.container}>
      <div className={styles.spinner}>
        <Spinner isLarge label={loading} />
      </div>
    </div>
  );
}
