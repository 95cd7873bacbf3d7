import { ReturnFocus } from '../../primitives/dialog/return-focus';
import { ToastStack } from '../core/toast/toast-stack';
import { StepUpViews } from './step-up-views';

/** The step-up before the screen of a call that was refused (B-STEPUP-1 to B-STEPUP-5). */
export function StepUpOverlay() {
  return (
    <ReturnFocus>
      <StepUpViews />
      <ToastStack />
    </ReturnFocus>
  );
}
