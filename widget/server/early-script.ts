/**
 * The script that a page with a nonce carries in its markup: whoever sends a form before any other script has come has it
 * sent once the widget is alive, and the button says so. It reads and keeps nothing that was typed.
 */
export const earlyScript = `addEventListener('submit',function(e){var f=e.target,r=f.closest&&f.closest('.vestibule[data-sending]'),b,l;if(!r)return;e.preventDefault();if(f.dataset.sent!=null)return;f.dataset.sent='';b=f.querySelector('[type=submit]');if(!b)return;b.setAttribute('aria-busy','true');b.setAttribute('aria-disabled','true');l=b.lastElementChild&&b.lastElementChild.lastElementChild;if(l){b.dataset.label=l.textContent;l.textContent=r.dataset.sending}},true)`;
