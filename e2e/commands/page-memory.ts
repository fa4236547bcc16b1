import { readFile } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import { type Browser, chromium } from '@playwright/test'
import { chromiumArguments, softwarePaintArguments } from '../../tools/chromium/chromium-arguments.ts'
import { ensureChromium } from '../../tools/chromium/ensure-chromium.ts'
import { giveFilmCamera } from '../camera/film-camera.ts'
import { phone } from '../steps/devices.ts'
import { introduceOneself } from '../steps/onboarding.ts'
import { measureFilm, playerFrame } from '../steps/player.ts'
import { feelWell } from '../steps/safety.ts'
import { playerWords } from '../steps/words.ts'

/** What an old phone still gives one page. */
const mostMegabytes = 400
const sampleEveryMs = 500

const { address } = parseArgs({ options: { address: { type: 'string' } } }).values
if (address === undefined) {
  console.error(`npm run page-memory -- --address http://localhost:3000

Measures one movement on film at a server that runs, and tells the most memory that the page's processes held for
themselves meanwhile; ends with 1 above ${mostMegabytes} MB. Linux only: it reads /proc.`)
  process.exit(1)
}

/** Memory that a process shares with no other, in MB of 1,000,000 bytes. */
async function privateMegabytes(processId: number): Promise<number> {
  const held = await readFile(`/proc/${processId}/smaps_rollup`, 'utf8').catch(() => '')
  const kibibytes = [...held.matchAll(/^Private_(?:Clean|Dirty):\s+(\d+) kB/gm)].map(([, kB]) => Number(kB))
  return (kibibytes.reduce((sum, kB) => sum + kB, 0) * 1024) / 1e6
}

/** By kind of process; a browser without any page holds something too, so that is told beside it. */
async function heldBy(browser: Browser): Promise<Map<string, number>> {
  const session = await browser.newBrowserCDPSession()
  const { processInfo } = await session.send('SystemInfo.getProcessInfo')
  await session.detach()
  const held = new Map<string, number>()
  for (const { id, type } of processInfo) held.set(type, (held.get(type) ?? 0) + (await privateMegabytes(id)))
  return held
}

const total = (held: ReadonlyMap<string, number>) => [...held.values()].reduce((sum, value) => sum + value, 0)
const told = (held: ReadonlyMap<string, number>) =>
  [...held].map(([kind, megabytes]) => `${kind} ${megabytes.toFixed(0)}`).join(', ')

const browser = await chromium.launch({
  executablePath: await ensureChromium(),
  args: [...chromiumArguments, ...softwarePaintArguments],
})
const page = await (
  await browser.newContext({ ...phone, baseURL: address, serviceWorkers: 'block' })
).newPage()
const empty = await heldBy(browser)
let peak = empty
let isOver = false
async function watch() {
  while (!isOver) {
    const now = await heldBy(browser)
    if (total(now) > total(peak)) peak = now
    await new Promise(resolve => setTimeout(resolve, sampleEveryMs))
  }
}
const watching = watch()

// What is run by tsx names its functions by a helper of its own, which a page lacks.
await page.addInitScript('globalThis.__name = named => named')
await giveFilmCamera(page, ['stance'])
await page.goto('/longevity-test')
await introduceOneself(page, { name: 'Ada', age: 62, sex: 'Female' })
await feelWell(page)
await page.getByRole('button', { name: 'I’m ready' }).click({ timeout: 120_000 })
const player = await playerFrame(page)
await player.getByRole('button', { name: playerWords.screens.camera.use }).click({ timeout: 120_000 })
await measureFilm(page, 'stance', { isFinished: true })
isOver = true
await watching
await browser.close()

console.log(`An empty browser: ${total(empty).toFixed(0)} MB (${told(empty)}).`)
console.log(`At the most while one movement was measured: ${total(peak).toFixed(0)} MB (${told(peak)}).`)
const ofPage = total(peak) - total(empty)
console.log(`For the page: ${ofPage.toFixed(0)} MB of ${mostMegabytes}.`)
process.exit(ofPage > mostMegabytes ? 1 : 0)
