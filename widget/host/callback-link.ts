import { type FollowedLink, makeLink, readArrival } from '../../flows/callback';
import { type LinkParameters, isPlain, takeLinkFromUrl, stateName, stateWith } from './link-in-url';

/** The links of this page by their parameters: a token is spent once, however often a widget mounts. */
const links = new Map<string, FollowedLink>();

/** The link that was taken last, and the address without it. */
let latest: { href: string; link: FollowedLink } | undefined;

/** Takes the followed link from the URL, and removes it there (`removeLinkFromUrl`). */
export function takeFollowedLink(): FollowedLink {
  const linkFromUrl = takeLinkFromUrl();
  const { href } = location;
  if (linkFromUrl) {
    latest = { href, link: linkOf(linkFromUrl) };
    return latest.link;
  }
  const kept = linkInState();
  if (kept) return linkOf(kept);
  // A widget that is mounted again gets the same link, whose token may be used already.
  return latest?.href === href ? latest.link : linkOf({});
}

function linkOf(linkFromUrl: LinkParameters): FollowedLink {
  const key = JSON.stringify(linkFromUrl);
  const link =
    links.get(key) ??
    makeLink({
      arrival: readArrival(new URLSearchParams(linkFromUrl)),
      isLoadedAgain: isLoadedAgain(),
      forget: () => {
        if (JSON.stringify(linkInState()) === key) history.replaceState(stateWith(undefined), '');
      },
    });
  links.set(key, link);
  return link;
}

/** Tells whether the browser has loaded a page of its history again: by a reload, or by Back or Forward. */
function isLoadedAgain(): boolean {
  const [entry] = performance.getEntriesByType('navigation');
  return entry !== undefined && 'type' in entry && (entry.type === 'reload' || entry.type === 'back_forward');
}

function linkInState(): LinkParameters | undefined {
  const state: unknown = history.state;
  const kept = isPlain(state) ? state[stateName] : undefined;
  if (!isPlain(kept)) return undefined;
  const texts = Object.entries(kept).filter((entry): entry is [string, string] => typeof entry[1] === 'string');
  return Object.fromEntries(texts);
}
