import { type Count, type History, lastDays, lastHours, sum, unwatched, type Watched } from './history.ts'
import type { StatusSettings } from './status-words.ts'
import { countWords, headline, momentIn, outageWords, stateWords } from './told.ts'

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const html = (text: string) => text.replace(/[&<>"]/g, each => escapes[each] ?? each)

const kindOf = ({ asked, ready }: Count) => {
  if (asked === 0) return 'none'
  if (ready === asked) return 'all'
  return ready === 0 ? 'no' : 'some'
}

const bars = (spans: readonly { name: string; count: Count }[]) =>
  spans
    .map(({ name, count }) => {
      const words = `${name.replace(/T(\d\d)$/, ', $1:00 UTC')}: ${countWords(count)}`
      return `<li class="${kindOf(count)}" title="${words}"><span>${words}</span></li>`
    })
    .join('')

const span = (title: string, spans: readonly { name: string; count: Count }[]) =>
  `<h3>${title}</h3>
<p>${countWords(sum(spans.map(({ count }) => count)))}</p>
<ol class="bars">${bars(spans)}</ol>`

function nowOf({ last }: Watched): string {
  if (!last) return '<p class="now none">not asked yet</p>'
  const words = `${stateWords[last.state]} since ${momentIn(last.since)}`
  return `<p class="now ${last.state}">${words}<br><small>asked ${momentIn(last.askedAt)}</small></p>`
}

const shownOutages = 5

function section(name: string, watched: Watched, now: Date): string {
  const outages = watched.outages.slice(0, shownOutages).map(each => `<li>${outageWords(each)}</li>`)
  return `<section>
<h2>${html(name)}</h2>
${nowOf(watched)}
${span('The last 24 hours', lastHours(watched, now))}
${span('The last 90 days', lastDays(watched, now))}
${outages.length > 0 ? `<h3>Not ready</h3>\n<ul>${outages.join('')}</ul>` : ''}
</section>`
}

/** The whole page, as of `now`. It has no script: it is loaded anew with every round. */
export function statusPage(history: History, { servers, everySeconds }: StatusSettings, now: Date): string {
  const watched = servers.map(({ name }) => history[name] ?? unwatched)
  const { words, is } = headline(watched, now, everySeconds)
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<meta http-equiv="refresh" content="${everySeconds}">
<title>${words}</title>
<link rel="stylesheet" href="/tokens.css">
<link rel="stylesheet" href="/status.css">
<main>
<h1 class="${is}">${words}</h1>
<p>As of ${momentIn(now.toISOString())}. Each server is asked every ${everySeconds} seconds by a program of its own.</p>
${servers.map(({ name }, index) => section(name, watched[index] ?? unwatched, now)).join('\n')}
<p><a href="/status.json">The same as JSON</a></p>
</main>
</html>
`
}

/** The same for programs. */
export const statusJson = (
  history: History,
  { servers, everySeconds }: StatusSettings,
  now: Date,
): string => {
  const told = servers.map(({ name }) => {
    const watched = history[name] ?? unwatched
    const total = (spans: readonly { count: Count }[]) => sum(spans.map(({ count }) => count))
    const { last, outages } = watched
    const hours24 = total(lastHours(watched, now))
    return { name, last, hours24, days90: total(lastDays(watched, now)), outages }
  })
  const { is } = headline(
    servers.map(({ name }) => history[name] ?? unwatched),
    now,
    everySeconds,
  )
  return JSON.stringify({ is, asOf: now.toISOString(), everySeconds, servers: told })
}
