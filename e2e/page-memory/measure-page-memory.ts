import { mkdtempSync, rmSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Browser, type BrowserContext, chromium } from '@playwright/test'
import { chromiumArguments, softwarePaintArguments } from '../../tools/chromium/chromium-arguments.ts'
import { ensureChromium } from '../../tools/chromium/ensure-chromium.ts'
import { writeCameraFile } from '../camera/camera-file.ts'
import { phone } from '../steps/devices.ts'
import { introduceOneself } from '../steps/onboarding.ts'
import { playerFrame } from '../steps/player.ts'
import { feelWell } from '../steps/safety.ts'
import { playerWords, stageWords, workoutWords } from '../steps/words.ts'

/** Memory that an old phone still gives one page. */
const mostMegabytes = 400
const sampleEveryMs = 500
/** Duration of measuring, long enough for any state that a movement retains to grow. */
const watchedMs = 20_000

/** MB (1,000,000 bytes) by process kind, and how much Chromium would discard under memory pressure. */
type Held = { kinds: ReadonlyMap<string, number>; droppable: number }

/** A segment of Chromium's discardable memory: 4 MiB plus a page or two of state. */
const isDroppable = (mapping: string, bytes: number) =>
  mapping.startsWith('/memfd:') && bytes > 2 ** 22 && bytes <= 2 ** 22 + 2 ** 14

/** Memory that a process shares with no other. */
async function privateMegabytes(processId: number) {
  const smaps = await readFile(`/proc/${processId}/smaps`, 'utf8').catch(() => '')
  const held = { all: 0, droppable: 0 }
  let mayDrop = false
  for (const line of smaps.split('\n')) {
    const [, from, to, mapping = ''] = /^([\da-f]+)-([\da-f]+) \S+ \S+ \S+ \d+\s*(.*)$/.exec(line) ?? []
    if (from && to) mayDrop = isDroppable(mapping, Number.parseInt(to, 16) - Number.parseInt(from, 16))
    const [, kibibytes = 0] = /^Private_(?:Clean|Dirty):\s+(\d+) kB/.exec(line) ?? []
    const megabytes = (Number(kibibytes) * 1024) / 1e6
    held.all += megabytes
    if (mayDrop) held.droppable += megabytes
  }
  return held
}

async function heldBy(browser: Browser): Promise<Held> {
  const session = await browser.newBrowserCDPSession()
  const { processInfo } = await session.send('SystemInfo.getProcessInfo')
  await session.detach()
  const kinds = new Map<string, number>()
  let droppable = 0
  for (const { id, type } of processInfo) {
    const held = await privateMegabytes(id)
    kinds.set(type, (kinds.get(type) ?? 0) + held.all - held.droppable)
    droppable += held.droppable
  }
  return { kinds, droppable }
}

const total = ({ kinds }: Held) => [...kinds.values()].reduce((sum, value) => sum + value, 0)
const told = (held: Held) => {
  const kinds = [...held.kinds].map(([kind, megabytes]) => `${kind} ${megabytes.toFixed(0)}`)
  return `${total(held).toFixed(0)} MB (${kinds.join(', ')}), and ${held.droppable.toFixed(0)} MB of pictures it may drop`
}

/** Peak memory of a separate browser during an action. */
async function peakOf(
  address: string,
  cameraFile: string,
  act: (context: BrowserContext) => Promise<void>,
): Promise<Held> {
  const browser = await chromium.launch({
    executablePath: await ensureChromium(),
    args: [
      ...chromiumArguments,
      ...softwarePaintArguments,
      '--use-fake-device-for-media-stream',
      '--use-fake-ui-for-media-stream',
      `--use-file-for-fake-video-capture=${cameraFile}`,
    ],
  })
  let peak: Held = { kinds: new Map(), droppable: 0 }
  let isOver = false
  const watch = async () => {
    while (!isOver) {
      const now = await heldBy(browser)
      const droppable = Math.max(peak.droppable, now.droppable)
      peak = { ...(total(now) > total(peak) ? now : peak), droppable }
      await new Promise(resolve => setTimeout(resolve, sampleEveryMs))
    }
  }
  const watching = watch()
  try {
    const context = await browser.newContext({ ...phone, baseURL: address, serviceWorkers: 'block' })
    await act(context)
  } finally {
    isOver = true
    await watching
    await browser.close()
  }
  return peak
}

/**
 * Baseline: the camera at the player's resolution, on a page of the same server that only reads and closes frames,
 * since Chromium without a GPU retains closed frames.
 */
async function showCamera(context: BrowserContext) {
  const page = await context.newPage()
  await page.goto('/favicon.svg')
  await page.evaluate(async () => {
    const video = document.createElementNS('http://www.w3.org/1999/xhtml', 'video') as HTMLVideoElement
    video.srcObject = await navigator.mediaDevices.getUserMedia({ video: { width: 640, height: 480 } })
    document.documentElement.append(video)
    await video.play()
    const take = async () => {
      const picture = await createImageBitmap(video)
      picture.close()
      video.requestVideoFrameCallback(take)
    }
    video.requestVideoFrameCallback(take)
  })
  await page.waitForTimeout(watchedMs)
}

async function measure(context: BrowserContext) {
  const page = await context.newPage()
  await page.goto('/longevity-test')
  await introduceOneself(page, { name: 'Ada', age: 62, sex: 'Female' })
  await feelWell(page)
  await page.getByRole('button', { name: workoutWords.intro.ready }).click({ timeout: 120_000 })
  const player = await playerFrame(page)
  const mayAsk = player.getByRole('button', { name: playerWords.screens.camera.use })
  const measuring = player.getByText(stageWords.movements['single-leg-stance'].go)
  await mayAsk.or(measuring).waitFor({ timeout: 120_000 })
  if (await mayAsk.isVisible()) await mayAsk.click()
  await measuring.waitFor({ timeout: 120_000 })
  await page.waitForTimeout(watchedMs)
}

/** Measures one movement at a running server, reports its memory, and exits. */
export async function measurePageMemory(address: string): Promise<never> {
  const folder = mkdtempSync(join(tmpdir(), 'lithe-page-memory-'))
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }))
  const cameraFile = join(folder, 'camera.mjpeg')
  const writer = await chromium.launch({
    executablePath: await ensureChromium(),
    args: [...chromiumArguments],
  })
  const page = await writer.newPage()
  await page.goto('about:blank')
  await writeCameraFile(page, { film: 'stance', file: cameraFile, heldBefore: 15, heldAfter: 20 })
  await writer.close()

  const beside = await peakOf(address, cameraFile, showCamera)
  const measured = await peakOf(address, cameraFile, measure)
  const ofPage = total(measured) - total(beside)
  console.log(`A browser that takes the camera’s pictures on an empty page: ${told(beside)}.`)
  console.log(`At the most while one movement was measured: ${told(measured)}.`)
  console.log(`For the page: ${ofPage.toFixed(0)} MB of ${mostMegabytes}.`)
  process.exit(ofPage > mostMegabytes ? 1 : 0)
}
