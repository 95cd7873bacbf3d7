/** The variants of a mount by a script. The last three are the floors of a page. */
export const mountedVariants = ['script tag', 'React', 'peer', 'React floor', 'bare React', 'blank page'] as const;

/** The variants with a field in their HTML. The last two are the floors of a page. */
export const htmlVariants = ['rendered script tag', 'rendered React', 'static page', 'blank HTML'] as const;

/** The name of a variant that is measured. */
export type Variant = (typeof mountedVariants)[number] | (typeof htmlVariants)[number];

/** True for a page whose field is in its HTML. */
export const isInHTML = (variant: Variant): boolean => htmlVariants.some((one) => one === variant);

/** True for a page that loads the script of a script tag. */
export const isScriptTag = (variant: Variant): boolean => variant === 'script tag' || variant === 'rendered script tag';

/** True for a page that is built of our modules. */
export const isReact = (variant: Variant): boolean => variant === 'React' || variant === 'rendered React';
