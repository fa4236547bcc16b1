import { landmarkNames } from '../landmark-names.ts'
import { findBody } from './find-body.ts'
import { bodyInput, landmarkInput, type Networks } from './networks.ts'
import { boxAround, type Picture } from './pixels.ts'
import { type RawPose, toRawPose } from './raw-pose.ts'
import { type RegionLandmark, readLandmarks } from './read-landmarks.ts'
import {
  type Alignment,
  fromRegion,
  isElsewhere,
  isUsable,
  type Region,
  regionAround,
  regionOfPicture,
} from './region.ts'
import { sampleRegion } from './sample-region.ts'
import { createRegionSteadier } from './steady-region.ts'

/** Minimum presence probability of the landmark network. */
const leastPresence = 0.5

/** A pose, and where to look in the next frame. */
export type Sighting = { pose: RawPose; next: Region }

/** The two landmarks after the body's own determine the next region. */
function alignmentIn(landmarks: readonly RegionLandmark[], region: Region): Alignment | null {
  const [middle, rim] = landmarks.slice(landmarkNames.length)
  if (!middle || !rim) return null
  return {
    middle: fromRegion(region, middle.u, middle.v),
    rim: fromRegion(region, rim.u, rim.v),
  }
}

/**
 * BlazePose over a film: looks for landmarks where the body was in the previous frame, and searches the whole frame
 * only if there was no body. Smooths the region, not the landmarks. Source: `pose_landmarker_graph` of
 * google-ai-edge/mediapipe; Bazarevsky et al. 2020, arXiv:2006.10204.
 */
export function createPoseGraph(networks: Networks) {
  const bodyTensor = new Float32Array(bodyInput.side ** 2 * 3)
  const landmarkTensor = new Float32Array(landmarkInput.side ** 2 * 3)
  let tracked: Region | null = null
  /** Score that a search needs to replace the followed body; null while the body is not in doubt. */
  let doubt: number | null = null
  let steadyRegion = createRegionSteadier()

  async function searchWhole(picture: Picture, leastScore: number): Promise<Region | null> {
    const region = regionOfPicture(picture.width, picture.height)
    const pixels = await picture.read({ left: 0, top: 0, width: picture.width, height: picture.height })
    sampleRegion(pixels, picture, { region, ...bodyInput, outside: 'black' }, bodyTensor)
    const body = findBody(await networks.findBody(bodyTensor), region, leastScore)
    return body && regionAround(body)
  }

  /** Where to look for landmarks: a followed body comes before another found in its place. */
  async function regionIn(picture: Picture, leastScore: number): Promise<Region | null> {
    const followed = tracked
    const score = followed ? doubt : leastScore
    const found = score === null ? null : await searchWhole(picture, score)
    tracked = null
    doubt = null
    if (followed && !(found && isElsewhere(found, followed))) return followed
    steadyRegion = createRegionSteadier()
    return found
  }

  return {
    /**
     * Processes the frame taken at `timeMs`, which increases; null if no body is found. `leastScore` (0–1) is
     * the minimum score of a search.
     */
    async look(picture: Picture, timeMs: number, leastScore: number): Promise<Sighting | null> {
      const region = await regionIn(picture, leastScore)
      if (!region || !isUsable(region)) return null
      const pixels = await picture.read(boxAround(region, picture.width, picture.height))
      sampleRegion(pixels, picture, { region, ...landmarkInput, outside: 'edge' }, landmarkTensor)
      const tensors = await networks.findLandmarks(landmarkTensor)
      if (!(tensors.presence > leastPresence)) return null
      const landmarks = readLandmarks(tensors)
      const pose = toRawPose(landmarks, tensors.world, region, picture)
      if (!pose) return null
      const aligned = alignmentIn(landmarks, region)
      const next = aligned ? steadyRegion(aligned, timeMs) : region
      tracked = isUsable(next) ? next : null
      return { pose, next }
    },
    /**
     * Searches the next frame too: a body elsewhere or in another orientation, with at least `leastScore`, replaces
     * the followed one.
     */
    doubt(leastScore: number) {
      doubt = leastScore
    },
    /** The next frame may show another person. */
    forget() {
      tracked = null
    },
  }
}
