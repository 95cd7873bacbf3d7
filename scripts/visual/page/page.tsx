import { modes } from '../../../.storybook/toolbar/modes.ts';
import { type Approvals, isApproved } from '../approvals.ts';
import type { Finding, Results } from '../finding.ts';

interface PageProps {
  results: Results;
  approvals: Approvals;
}

/** The page of a comparison: each changed picture, by story and mode, with a mark for its review. */
export function Page({ results, approvals }: PageProps) {
  const stories = byStory(results.findings);
  return (
    <>
      <Head results={results} />
      <main>
        {stories.size === 0 && <p className="empty">Nothing changed: {summaryOf(results)}</p>}
        {[...stories].map(([story, findings]) => (
          <section key={story} className="story" aria-labelledby={story}>
            <h2 id={story}>
              {findings[0]?.title} <span>{findings[0]?.name}</span>
            </h2>
            {findings.map((finding) => (
              <Picture key={finding.mode} finding={finding} isApproved={isApproved(approvals, finding)} />
            ))}
          </section>
        ))}
        <Names id="unplayed" title="Not seen: the play function failed" names={results.unplayed} />
        <Names id="gone" title="No longer there" names={results.removed} />
        <p className="empty" id="none" hidden>
          No picture answers to these filters.
        </p>
      </main>
    </>
  );
}

function Names({ id, title, names }: { id: string; title: string; names: readonly string[] }) {
  if (names.length === 0) return undefined;
  return (
    <section className="names" aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <ul>
        {names.map((name) => (
          <li key={name}>{name}</li>
        ))}
      </ul>
    </section>
  );
}

function Head({ results }: { results: Results }) {
  return (
    <header>
      <div className="title">
        <h1>What changed</h1>
        <p>
          Against {results.against}: {summaryOf(results)}
        </p>
      </div>
      <div className="filters" role="group" aria-label="Filters">
        <label>
          Story <input type="search" id="search" placeholder="Part of its name" />
        </label>
        <label>
          Mode{' '}
          <select id="mode">
            <option value="">Every mode</option>
            {Object.keys(modes).map((mode) => (
              <option key={mode}>{mode}</option>
            ))}
          </select>
        </label>
        <label>
          Marks{' '}
          <select id="marks">
            <option value="">With and without</option>
            <option value="open">To look at</option>
            <option value="approved">Approved</option>
          </select>
        </label>
        <label>
          View{' '}
          <select id="view">
            <option value="side">Side by side</option>
            <option value="over">One over the other</option>
          </select>
        </label>
      </div>
      <div className="marks">
        <p role="status" id="count" />
        <button type="button" id="approve-shown">
          Approve all shown
        </button>
        <button type="button" id="save" className="primary">
          Save approved.json
        </button>
      </div>
      <p className="keys">
        <kbd>j</kbd> <kbd>k</kbd> next, previous · <kbd>a</kbd> approve · <kbd>b</kbd> hold: before · <kbd>v</kbd> view
        · <kbd>/</kbd> search · <kbd>s</kbd> save
      </p>
    </header>
  );
}

function Picture({ finding, isApproved }: { finding: Finding; isApproved: boolean }) {
  const { story, mode, kind, differing, files, pixels, modules, title, name } = finding;
  return (
    <article
      tabIndex={-1}
      aria-label={`${title}, ${name}, ${mode}`}
      data-mark={JSON.stringify({ story, mode, pixels, modules })}
      data-mode={mode}
      data-name={`${title} ${name}`.toLowerCase()}
    >
      <div className="bar">
        <h3>{mode}</h3>
        <p>
          {kind === 'new'
            ? 'New'
            : `${differing.toLocaleString('en')} ${differing === 1 ? 'pixel differs' : 'pixels differ'}`}
        </p>
        <label className="approve">
          <input type="checkbox" defaultChecked={isApproved} /> Approve
        </label>
      </div>
      <div className="pictures">
        {files.before && <Shot name="Before" file={files.before} of={`${name}, ${mode}`} />}
        <Shot name="After" file={files.after} of={`${name}, ${mode}`} />
        {files.difference && <Shot name="Difference" file={files.difference} of={`${name}, ${mode}`} />}
      </div>
    </article>
  );
}

function Shot({ name, file, of }: { name: string; file: string; of: string }) {
  return (
    <figure className={name.toLowerCase()}>
      <figcaption>{name}</figcaption>
      <a href={encodeURI(file)}>
        <img src={encodeURI(file)} alt={`${name}: ${of}`} loading="lazy" />
      </a>
    </figure>
  );
}

function summaryOf({ findings, taken, stories }: Results): string {
  const changed = new Set(findings.map(({ story }) => story)).size;
  return `${findings.length} pictures of ${changed} stories differ; ${taken} of ${stories} stories were looked at.`;
}

function byStory(findings: readonly Finding[]): Map<string, Finding[]> {
  const stories = new Map<string, Finding[]>();
  for (const finding of findings) stories.set(finding.story, [...(stories.get(finding.story) ?? []), finding]);
  return stories;
}
