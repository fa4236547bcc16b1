import { unzipSync } from 'fflate'
import { describe, expect, test } from 'vitest'
import { buildTask } from './build-task.ts'

/** Compression method of each local file header (signature PK\3\4): 0 is stored. */
function compressionMethods(zip: Uint8Array): number[] {
  const view = new DataView(zip.buffer, zip.byteOffset, zip.byteLength)
  const methods: number[] = []
  for (let at = 0; at + 30 <= zip.length && view.getUint32(at, true) === 0x04034b50; ) {
    methods.push(view.getUint16(at + 8, true))
    at += 30 + view.getUint16(at + 26, true) + view.getUint16(at + 28, true) + view.getUint32(at + 18, true)
  }
  return methods
}

describe('a task archive', () => {
  const detector = new Uint8Array(5000).fill(1)
  const landmarks = new Uint8Array(9000).fill(2)
  const task = buildTask(detector, landmarks)

  test('contains both models under the names the runtime expects', () => {
    expect(unzipSync(task)).toEqual({
      'pose_detector.tflite': detector,
      'pose_landmarks_detector.tflite': landmarks,
    })
  })

  test('stores both models uncompressed', () => {
    expect(compressionMethods(task)).toEqual([0, 0])
  })

  test('is byte-identical every time', () => {
    expect(buildTask(detector, landmarks)).toEqual(task)
  })
})
