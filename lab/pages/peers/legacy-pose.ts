import { imagePoint, type Landmark, worldPoint } from '@lithe/pose'
import { type Peer, peersUrl } from './peer.ts'

type Point = { x: number; y: number; z: number; visibility?: number }
type Results = { poseLandmarks?: Point[]; poseWorldLandmarks?: Point[] }

/** The part of `@mediapipe/pose` that is used here; it is a script that leaves a global behind. */
type LegacyPose = {
  setOptions(options: { modelComplexity: 0 | 1 | 2; smoothLandmarks: boolean }): void
  onResults(listener: (results: Results) => void): void
  initialize(): Promise<void>
  send(input: { image: HTMLCanvasElement }, timeMs?: number): Promise<void>
  reset(): void
}
type LegacyScope = typeof globalThis & {
  Pose: new (config: { locateFile: (file: string) => string }) => LegacyPose
}

const folder = `${peersUrl}/mediapipe-pose`

const loadScript = (source: string) =>
  new Promise((resolve, reject) => {
    const script = document.createElement('script')
    script.onload = resolve
    script.onerror = () => reject(new Error(`${source} could not be loaded`))
    script.src = source
    document.head.append(script)
  })

/** MediaPipe's former package: the same full model, by WebGL on the page. Smoothing is ours, as for everybody. */
export async function openLegacyPose(): Promise<Peer> {
  await loadScript(`${folder}/pose.js`)
  const { Pose } = globalThis as LegacyScope
  const pose = new Pose({ locateFile: file => `${folder}/${file}` })
  pose.setOptions({ modelComplexity: 1, smoothLandmarks: false })
  let latest: Results = {}
  pose.onResults(results => {
    latest = results
  })
  await pose.initialize()
  const canvas = document.createElement('canvas')
  const context = canvas.getContext('2d')
  return {
    async detect(image, timeMs) {
      canvas.width = image.width
      canvas.height = image.height
      context?.drawImage(image, 0, 0)
      await pose.send({ image: canvas }, timeMs)
      const { poseLandmarks, poseWorldLandmarks } = latest
      if (!poseLandmarks || !poseWorldLandmarks) return null
      return poseLandmarks.map(({ x, y, z, visibility = 0 }, index): Landmark => {
        const world = poseWorldLandmarks[index] ?? { x, y, z }
        return { image: imagePoint(x, y), world: worldPoint(world.x, world.y, world.z), visibility }
      })
    },
    async reset() {
      pose.reset()
    },
  }
}
