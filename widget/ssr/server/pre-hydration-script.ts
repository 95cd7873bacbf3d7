import { vars } from '../../../tokens/contract.css';

/**
 * Keeps what is sent before any other script has come: whoever sends a form has it sent once the widget is alive, and the
 * button says so. It reads and keeps nothing that was typed. The browser refuses the form as incomplete; in a shadow root
 * that is heard there alone, so it listens in each that somebody puts focus into.
 */
const keepSending = `(function(){function h(e){var f=e.target.form,r=f&&(f.getRootNode().host||f).closest('.vestibule[data-sending]'),b,l;if(!r)return;e.preventDefault();if(f.dataset.sent!=null)return;f.dataset.sent='';b=f.querySelector('[type=submit]');if(!b)return;b.setAttribute('aria-busy','true');b.setAttribute('aria-disabled','true');l=b.lastElementChild&&b.lastElementChild.lastElementChild;if(l){b.dataset.label=l.textContent;l.textContent=r.dataset.sending}}addEventListener('invalid',h,true);addEventListener('focusin',function(e){var s=e.target.shadowRoot;s&&s.addEventListener('invalid',h,true)})})()`;

/**
 * Keeps room for 'Forget' below the way that this device remembers, until the widget marks it (B-DRAWN-4): as high as the
 * button and the gap above it. The room stays when it is forgotten. A sheet of its own leaves the markup as it was drawn. What is remembered may be
 * anybody's, so only what looks like a way is looked for.
 */
const keepRoom = `(function(){try{var w=localStorage.getItem('vestibule:last_used').split(' ')[0],s=new CSSStyleSheet;if(!/^[\\w:-]+$/.test(w))return;s.replaceSync('.vestibule [data-focus-key="'+w+'"][data-focus-key]:not([aria-describedby]){margin-block-end:calc(${vars.spacing.label} + 32px)}');document.adoptedStyleSheets=document.adoptedStyleSheets.concat(s)}catch(e){}})()`;

/** The script that a page with a nonce carries in its markup. */
export const earlyScript = `${keepSending};${keepRoom}`;
