import type { Detector } from './detector.ts'
import type { RawPose } from './raw-pose.ts'
import personUrl from './warm-up-person.jpg'

const pictures = 10
/** The first ones pay for compiling and for finding the person. */
const discarded = 3
const pictureIntervalMs = 33
/** A device that has not got through by now is slow; how slow exactly need not be known. */
const patienceMs = 2500

export type WarmUp = { msPerPicture: number[]; pose: RawPose | null }

/** Runs the detector on a still picture of a person until it is at speed, and says how fast it was and what it saw. */
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

/** Of the pictures, those in whose time nothing else had a processor: the page around is still loading. */
const unhindered = 0.25

/** What a picture takes on a device that does nothing else; ∞ where none got through. */
export const unhinderedMsPerPicture = ({ msPerPicture }: WarmUp) =>
  msPerPicture.toSorted((a, b) => a - b)[Math.floor(msPerPicture.length * unhindered)] ??
  Number.POSITIVE_INFINITY
