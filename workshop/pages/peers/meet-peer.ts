import type { MovementId } from '@lithe/movements'
import { createPoseSmoother, milliseconds } from '@lithe/pose'
import { filmFrames } from '../film-frames.ts'
import { watchFrames } from '../watch-frames.ts'
import type { PeerName } from './meet-peer-port.ts'
import { openMoveNet } from './movenet.ts'
import { openOurEngine } from './our-engine.ts'
import type { Peer } from './peer.ts'
import { meetTasksVision } from './tasks-vision.ts'

const openPeer: Record<PeerName, () => Promise<Peer>> = {
  lithe: openOurEngine,
  'tasks-vision': meetTasksVision,
  movenet: openMoveNet,
}

const windowSeconds = 600

let met: Peer | null = null
/** Start of the current film, since engines need increasing times across films. */
let beganMs = 0

function requirePeer(): Peer {
  if (!met) throw new Error('open an engine first')
  return met
}

async function firstPicture(url: string) {
  let found: ImageBitmap | null = null
  const film = filmFrames(url, null)
  await film.start(async ({ image }) => {
    found ??= image
    film.stop()
  })
  if (!found) throw new Error(`${url} shows nothing`)
  return found as ImageBitmap
}

/** Plays a film; `onPicture` returns whether to continue. */
async function play(
  url: string,
  framesPerSecond: number | null,
  onPicture: (timeMs: number, image: ImageBitmap) => Promise<boolean>,
) {
  await requirePeer().reset()
  let lastMs = 0
  const film = filmFrames(url, framesPerSecond)
  await film.start(async ({ image, time }) => {
    lastMs = time
    const continues = await onPicture(beganMs + time, image)
    image.close()
    if (!continues) film.stop()
  })
  beganMs += lastMs + 1000
}

async function watch(
  url: string,
  movement: MovementId,
  framesPerSecond: number | null,
  endsAtMs = Number.POSITIVE_INFINITY,
) {
  const peer = requirePeer()
  const smoother = createPoseSmoother()
  const watched = watchFrames({ movements: [movement], variant: null, windowSeconds })
  let pictures = 0
  await play(url, framesPerSecond, async (timeMs, image) => {
    const pose = await peer.detect(image, timeMs)
    const aspect = image.width / image.height
    watched.observe(smoother.smooth({ time: milliseconds(timeMs), aspect, pose }))
    pictures += 1
    return performance.now() < endsAtMs
  })
  return { measured: watched.report().measured[0] ?? null, pictures }
}

window.litheMeetPeer = {
  async open(name, url) {
    const image = await firstPicture(url)
    const started = performance.now()
    met = await openPeer[name]()
    await met.detect(image, beganMs)
    beganMs += 1000
    return performance.now() - started
  },
  async time(url, wanted) {
    const peer = requirePeer()
    let spentMs = 0
    let pictures = 0
    await play(url, null, async (timeMs, image) => {
      const started = performance.now()
      await peer.detect(image, timeMs)
      spentMs += performance.now() - started
      pictures += 1
      return pictures < wanted
    })
    return spentMs / pictures
  },
  measure: async (url, movement, framesPerSecond) => (await watch(url, movement, framesPerSecond)).measured,
  async keepBusy(url, movement, seconds) {
    const endsAtMs = performance.now() + seconds * 1000
    let pictures = 0
    while (performance.now() < endsAtMs) pictures += (await watch(url, movement, null, endsAtMs)).pictures
    return pictures
  },
}
