import type { RawPose } from '@lithe/pose/graph'
import type { Detector } from './litert/detector.ts'
import personUrl from './warm-up-person.jpg'

const pictures = 10
/** The first runs, which include compiling and finding the person. */
const discarded = 3
const pictureIntervalMs = 33
/** A device still busy after this is slow; how slow does not matter. */
const patienceMs = 2500

export type WarmUp = { msPerPicture: number[]; pose: RawPose | null }

/** Runs the detector on a still picture until it is at full speed; returns that speed and the pose. */
export async function warmUp(detector: Detector): Promise<WarmUp> {
  const person = await createImageBitmap(await (await fetch(personUrl)).blob())
  const msPerPicture: number[] = []
  let pose: RawPose | null = null
  const begun = performance.now()
  for (let index = 0; index < pictures; index += 1) {
    if (msPerPicture.length > 0 && performance.now() - begun > patienceMs) break
    const image = await createImageBitmap(person)
    const started = performance.now()
    pose = await detector.detect(image, index * pictureIntervalMs)
    image.close()
    if (index >= discarded) msPerPicture.push(performance.now() - started)
  }
  person.close()
  return { msPerPicture, pose }
}

/** Quantile of runs assumed undisturbed by the page, which is still loading. */
const unhindered = 0.25

/** Time per frame on an otherwise idle device; ∞ if no run finished. */
export const unhinderedMsPerPicture = ({ msPerPicture }: WarmUp) =>
  msPerPicture.toSorted((a, b) => a - b)[Math.floor(msPerPicture.length * unhindered)] ??
  Number.POSITIVE_INFINITY
