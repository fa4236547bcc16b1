import { expect, it, vi } from 'vitest'
import { startDetector } from './choose-detector.ts'
import { loadPoseEngine } from './load-pose-engine.ts'

const { detector, landmarks } = vi.hoisted(() => ({
  detector: { detect: async () => null, doubt: async () => {}, reset: async () => {}, close: () => {} },
  landmarks: vi.fn(),
}))
vi.mock('./engine-files.ts', () => ({ loadEngineFiles: async () => ({ landmarks }) }))
vi.mock('./choose-detector.ts', () => ({
  chooseDetector: async (files: object) => ({ detector, files, choice: { model: 'full', threads: 2 } }),
  startDetector: vi.fn(async () => ({ detector })),
}))

it('lighten() switches to the small model once, and can be retried after a failed download', async () => {
  const engine = await loadPoseEngine(() => {})
  landmarks.mockRejectedValueOnce(new Error('offline'))
  await expect(engine.lighten()).rejects.toThrow('offline')
  expect(startDetector).not.toHaveBeenCalled()
  await engine.lighten()
  await engine.lighten()
  expect(startDetector).toHaveBeenCalledOnce()
  expect(startDetector).toHaveBeenCalledWith({ landmarks }, { model: 'lite', threads: 2 })
})
