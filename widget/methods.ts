// The code of Main with several methods: the tabs, social sign-in, passwords, and the mark of the last used one. A page that
// imports this has it in the same file as its first screen; without it, the widget fetches it when it is mounted.
import { contactTabs } from '../flows/contact';
import { ContactTabs } from '../flows/contact/contact-tabs';
import { lastUsedMark } from '../flows/core/last-used/last-used.lazy';
import { Forget, Mark } from '../flows/core/last-used/mark';
import { socialOptions } from '../flows/oauth/oauth.lazy';
import { SocialOptions } from '../flows/oauth/social-options';
import { passwordContact } from '../flows/password/password.lazy';
import { emailPasswordContact } from '../flows/password/search-user.actions';

contactTabs.provide(ContactTabs);
lastUsedMark.provide({ Forget, Mark });
passwordContact.provide(emailPasswordContact);
socialOptions.provide(SocialOptions);
