/**
 * The script that a page with a nonce carries in its markup: whoever sends a form before any other script has come has it
 * sent once the widget is alive, and the button says so. It reads and keeps nothing that was typed. The browser refuses the
 * form as incomplete; in a shadow root that is heard there alone, so it listens in each that somebody puts focus into.
 */
export const earlyScript = `(function(){function h(e){var f=e.target.form,r=f&&(f.getRootNode().host||f).closest('.vestibule[data-sending]'),b,l;if(!r)return;e.preventDefault();if(f.dataset.sent!=null)return;f.dataset.sent='';b=f.querySelector('[type=submit]');if(!b)return;b.setAttribute('aria-busy','true');b.setAttribute('aria-disabled','true');l=b.lastElementChild&&b.lastElementChild.lastElementChild;if(l){b.dataset.label=l.textContent;l.textContent=r.dataset.sending}}addEventListener('invalid',h,true);addEventListener('focusin',function(e){var s=e.target.shadowRoot;s&&s.addEventListener('invalid',h,true)})})()`;
