import {
  imagePoint,
  type Landmark,
  type LandmarkName,
  landmarkNames,
  type Pose,
  worldPoint,
} from '@lithe/pose'
import { type Peer, peersUrl } from './peer.ts'

type Keypoint = { part: string; positionRaw: readonly [number, number, number?]; score: number }

/** The part of `@vladmandic/human` used here. */
type Human = {
  load(): Promise<void>
  detect(input: HTMLCanvasElement): Promise<{ body: { keypoints: Keypoint[] }[] }>
}
type HumanModule = { default: new (config: object) => Human }

const folder = `${peersUrl}/human`
const off = { enabled: false }

/** Body only, without its smoothing between frames, since ours is used. */
const config = {
  backend: 'webgl',
  modelBasePath: `${folder}/models/`,
  debug: false,
  warmup: 'none',
  cacheSensitivity: 0,
  filter: off,
  face: off,
  hand: off,
  object: off,
  gesture: off,
  segmentation: off,
  body: {
    enabled: true,
    modelPath: 'movenet-lightning.json',
    maxDetected: 1,
    minConfidence: 0.2,
    skipFrames: 0,
    skipTime: 0,
  },
}

/** Replaces unknown points with the nearest known point, with zero visibility. */
const standIn = (name: LandmarkName): string => {
  const side = name.startsWith('left') ? 'left' : 'right'
  if (/Heel|FootIndex/.test(name)) return `${side}Ankle`
  if (/Pinky|Index|Thumb/.test(name)) return `${side}Wrist`
  return 'nose'
}

/** An upright trunk's height, which scales a flat pose to metres. */
const trunkMetres = 0.5

/** MoveNet has 17 points without depth: feet and hands are missing, and everyone seems to face the camera. */
function poseOf(keypoints: readonly Keypoint[], aspect: number): Pose | null {
  const byPart = new Map(keypoints.map(keypoint => [keypoint.part, keypoint]))
  const placeOf = (part: string) => byPart.get(part)?.positionRaw
  const middleOf = (joint: string) => {
    const [left, right] = [placeOf(`left${joint}`), placeOf(`right${joint}`)]
    return left && right && { x: (left[0] + right[0]) / 2, y: (left[1] + right[1]) / 2 }
  }
  const [hips, shoulders] = [middleOf('Hip'), middleOf('Shoulder')]
  if (!hips || !shoulders) return null
  const trunk = Math.hypot((hips.x - shoulders.x) * aspect, hips.y - shoulders.y)
  const metres = trunkMetres / Math.max(trunk, 1e-6)
  return landmarkNames.map((name): Landmark => {
    const known = byPart.get(name)
    const [x, y] = (known ?? byPart.get(standIn(name)))?.positionRaw ?? [hips.x, hips.y]
    return {
      image: imagePoint(x, y),
      world: worldPoint((x - hips.x) * aspect * metres, (y - hips.y) * metres, 0),
      visibility: known?.score ?? 0,
    }
  })
}

/** MoveNet Lightning on TensorFlow.js with WebGL, on the main thread. */
export async function openMoveNet(): Promise<Peer> {
  const { default: Human } = (await import(/* @vite-ignore */ `${folder}/dist/human.esm.js`)) as HumanModule
  const human = new Human(config)
  await human.load()
  const canvas = document.createElement('canvas')
  const context = canvas.getContext('2d')
  return {
    async detect(image) {
      canvas.width = image.width
      canvas.height = image.height
      context?.drawImage(image, 0, 0)
      const { body } = await human.detect(canvas)
      const [person] = body
      return person ? poseOf(person.keypoints, image.width / image.height) : null
    },
    async reset() {},
  }
}
