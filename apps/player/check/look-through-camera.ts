import type { PhoneCheckWords } from '@lithe/words/phone-check'
import { createCamera } from '../src/camera/camera.ts'
import { cameraAbsence } from '../src/camera/camera-problem.ts'
import { errorName, type Finding } from './finding.ts'

const watchedMs = 10_000
/** Minimum frame rate for counting a squat. */
const leastRate = 15
/** A film from the web app, if served along with the player; stands in for the camera. */
const filmUrl = '/trainer/squat.mp4'

async function permissionNow(notTold: string): Promise<string> {
  try {
    return (await navigator.permissions.query({ name: 'camera' })).state
  } catch {
    return notTold
  }
}

export type Rate = { perSecond: number; longestGapMs: number }

/** Counts displayed frames, from the playhead if the browser lacks frame callbacks. */
function countPictures(video: HTMLVideoElement, milliseconds: number): Promise<Rate> {
  return new Promise(resolve => {
    const startedAt = performance.now()
    let [pictures, longestGapMs, lastAt, lastTime] = [0, 0, startedAt, -1]
    const note = () => {
      const now = performance.now()
      pictures += 1
      longestGapMs = Math.max(longestGapMs, now - lastAt)
      lastAt = now
    }
    const isCalled = 'requestVideoFrameCallback' in HTMLVideoElement.prototype
    const next = () => (isCalled ? video.requestVideoFrameCallback(look) : requestAnimationFrame(look))
    function look() {
      if (performance.now() - startedAt >= milliseconds) return
      if (isCalled || video.currentTime !== lastTime) note()
      lastTime = video.currentTime
      next()
    }
    next()
    setTimeout(() => {
      const seconds = (performance.now() - startedAt) / 1000
      resolve({
        perSecond: pictures / seconds,
        longestGapMs: Math.max(longestGapMs, performance.now() - lastAt),
      })
    }, milliseconds)
  })
}

/** Opens the camera as the player does, watches it for ten seconds and closes it; without a camera, plays a film. */
export async function lookThroughCamera(
  video: HTMLVideoElement,
  { values }: PhoneCheckWords,
  forMs = watchedMs,
): Promise<Finding[]> {
  const camera = createCamera(video, () => {})
  const before = await permissionNow(values.notTold)
  const opening = (await camera.open()) ?? ({ ok: false, reason: 'unknown' } as const)
  const after = await permissionNow(values.notTold)
  const found: Finding[] = [
    {
      group: 'camera',
      line: 'permission',
      state: opening.ok ? 'good' : 'lacking',
      value: values.asked({ before, after }),
    },
  ]
  try {
    if (opening.ok) found.push(pictureOf(video, values))
    else {
      found.push({
        group: 'camera',
        line: 'picture',
        state: 'lacking',
        value: cameraAbsence() ?? opening.reason,
      })
      found.push({ group: 'camera', line: 'picture', state: 'told', value: values.film })
      video.src = filmUrl
      video.loop = true
      await video.play()
    }
    const rate = await countPictures(video, forMs)
    const isInline = !document.fullscreenElement && !isOverPage(video)
    return [
      ...found,
      {
        group: 'camera',
        line: 'inline',
        state: isInline ? 'good' : 'lacking',
        value: isInline ? values.yes : values.no,
      },
      {
        group: 'camera',
        line: 'rate',
        state: rate.perSecond >= leastRate ? 'good' : 'lacking',
        value: values.rate({ count: rate.perSecond }),
      },
      {
        group: 'camera',
        line: 'gap',
        state: 'told',
        value: values.milliseconds({ count: Math.round(rate.longestGapMs) }),
      },
    ]
  } catch (error) {
    return [
      ...found,
      { group: 'camera', line: 'rate', state: 'lacking', value: values.failed({ error: errorName(error) }) },
    ]
  } finally {
    camera.close()
    video.removeAttribute('src')
    video.load()
  }
}

function pictureOf(video: HTMLVideoElement, values: PhoneCheckWords['values']): Finding {
  const size = values.size({ width: String(video.videoWidth), height: String(video.videoHeight) })
  const value = values.picture({ size, facing: video.dataset.facing ?? values.notTold })
  return { group: 'camera', line: 'picture', state: 'good', value }
}

/** An iPhone video without `playsinline` takes the whole screen. */
const isOverPage = (video: HTMLVideoElement) =>
  'webkitDisplayingFullscreen' in video && video.webkitDisplayingFullscreen === true
