import { landmarkNames } from '@lithe/pose'
import { numbersPerLandmark, type RawPose } from '@lithe/pose/graph'
import { PoseLandmarker, type PoseLandmarkerResult } from '@mediapipe/tasks-vision'
import { searchConfidence } from '../../../apps/player/src/engine/litert/body-search.ts'
import type { Detector } from '../../../apps/player/src/engine/litert/detector.ts'
import { unpackPose } from '../../../apps/player/src/engine/raw-pose.ts'
import { type Peer, peersUrl } from './peer.ts'

function packPose(result: PoseLandmarkerResult): RawPose | null {
  const image = result.landmarks[0]
  const world = result.worldLandmarks[0]
  if (!image || !world) return null
  const raw = new Float32Array(landmarkNames.length * numbersPerLandmark)
  image.forEach((point, index) => {
    const place = world[index] ?? point
    raw.set([point.x, point.y, place.x, place.y, place.z, point.visibility], index * numbersPerLandmark)
  })
  return raw
}

/** The reference engine as published: the same networks in MediaPipe's graph, on the main thread. */
export async function openTasksVision(): Promise<Detector> {
  const landmarker = await PoseLandmarker.createFromOptions(
    {
      wasmLoaderPath: `${peersUrl}/tasks-vision/vision_wasm_internal.js`,
      wasmBinaryPath: `${peersUrl}/tasks-vision/vision_wasm_internal.wasm`,
    },
    {
      baseOptions: { modelAssetPath: `${peersUrl}/tasks-model/pose-full.task`, delegate: 'CPU' },
      canvas: document.createElement('canvas'),
      runningMode: 'VIDEO',
      numPoses: 1,
      minPoseDetectionConfidence: searchConfidence.usual,
    },
  )
  let graphTime = 0
  return {
    async detect(image, timeMs) {
      // The graph needs strictly increasing whole milliseconds.
      graphTime = Math.max(graphTime + 1, Math.round(timeMs))
      return packPose(landmarker.detectForVideo(image, graphTime))
    },
    async doubt() {},
    async reset() {
      // Changing the running mode restarts the graph and drops the tracked person.
      await landmarker.setOptions({ runningMode: 'IMAGE' })
      await landmarker.setOptions({ runningMode: 'VIDEO' })
    },
    close: () => landmarker.close(),
  }
}

export async function meetTasksVision(): Promise<Peer> {
  const detector = await openTasksVision()
  return {
    async detect(image, timeMs) {
      const raw = await detector.detect(image, timeMs)
      return raw && unpackPose(raw)
    },
    reset: () => detector.reset(),
  }
}
