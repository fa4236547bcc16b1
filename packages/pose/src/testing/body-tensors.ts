import type { BodyTensors, LandmarkTensors } from '../graph/networks.ts'

/** Search output for a centred body that measures 100 of the 224 letterboxed pixels from hip to rim. */
export function bodyAt(anchor: number, score: number): BodyTensors {
  const boxes = new Float32Array(2254 * 12)
  boxes.set([0, 0, 100, 100, 0, 0, 0, -100], anchor * 12)
  const scores = new Float32Array(2254).fill(-100)
  scores[anchor] = score
  return { boxes, scores }
}

/** Output for a region with every landmark centred, and alignment unchanged. */
export function landmarksWith(presence: number, spoilt: Partial<LandmarkTensors> = {}): LandmarkTensors {
  const landmarks = new Float32Array(39 * 5).fill(0)
  for (let index = 0; index < 39; index += 1) landmarks.set([128, 128, 0, 3, 3], index * 5)
  landmarks.set([128, 128 - 256 / 2.5], 34 * 5)
  return {
    landmarks,
    presence,
    heatMap: new Float32Array(64 * 64 * 39).fill(-100),
    world: new Float32Array(117).fill(0.1),
    ...spoilt,
  }
}
