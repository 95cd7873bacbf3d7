import { styleTexts } from '../../styles/style-registry';

/** The class of every widget's root, which is no evidence of its content. */
const rootClass = 'vestibule';

/**
 * The styles that a rendered screen needs: of `vestibule-auth/styles.css` the parts whose classes occur in `html`, which
 * is a page or a part of one. In a `<style>` of the page they keep its first paint from waiting for a file; later parts
 * load their own. The same text for the same markup.
 */
export function stylesFor(html: string): string {
  const words = new Set(html.match(/[\w-]+/g));
  const isNeeded = (text: string) => {
    const classes = Array.from(text.matchAll(/\.([a-z_][\w-]*)/gi), ([, name = '']) => name);
    const own = classes.filter((name) => name !== rootClass);
    return own.length === 0 || own.some((name) => words.has(name));
  };
  return styleTexts().filter(isNeeded).join('\n');
}
