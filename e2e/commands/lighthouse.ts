import { parseArgs } from 'node:util'
import { Misused } from '../../tools/run/command.ts'

export const summary = 'how fast the pages are on a phone, beside the commit before'
export const usage = `npm run lab -- lighthouse [--runs 3] [--beside COMMIT | --alone] [--deployed] [--json FOLDER]

Measures landing, start, sign-in and report on a phone with Lighthouse, --runs times, in turn with the same pages of
the commit before, and judges the medians; ends with 1 where one is beyond the bar.
  --beside    another commit than the one before
  --alone     only what is here
  --deployed  with deploy/Caddyfile before the server, over HTTPS and HTTP/2: files take no turns there, but Caddy
              works on the processors that the page is measured on
  --json      also writes the whole report of each page's last run into that folder`

export async function run(words: string[]) {
  const { values } = parseArgs({
    args: words,
    options: {
      runs: { type: 'string', default: '3' },
      beside: { type: 'string' },
      alone: { type: 'boolean', default: false },
      deployed: { type: 'boolean', default: false },
      json: { type: 'string' },
    },
  })
  const count = Number(values.runs)
  if (!Number.isInteger(count) || count < 1) throw new Misused()
  const { runLighthouse } = await import('../lighthouse/run-lighthouse.ts')
  await runLighthouse({ ...values, count })
}
