export { addToast, createToastQueue, toastMilliseconds, type ToastNote, type ToastQueue } from './toast-queue';
export { Toasts, type ToastsProps } from './toasts';
