import { cameraFailures } from '@lithe/contracts/player'
import type { FailureReason } from './workout-flow.ts'

type ShutCamera = (typeof cameraFailures)[number]

/** Failures that another browser may not have. */
export const isShutCamera = (reason: FailureReason): reason is ShutCamera =>
  cameraFailures.some(one => one === reason)

/** Inside a messenger there is no address bar to tap at; there is the way out. */
export const shutCameraWords = {
  'camera-denied': {
    title: 'The camera is off inside Telegram',
    advice:
      'In your own browser you can switch it on, and you go on as yourself. No picture leaves your phone.',
  },
  'camera-missing': {
    title: 'Telegram shows us no camera',
    advice: 'Your own browser may find it, and you go on as yourself. Or open Lithe on a phone.',
  },
  'camera-in-use': {
    title: 'Another app is using the camera',
    advice: 'Close the other app or the video call, and try again. Or go on in your own browser.',
  },
  'camera-insecure': {
    title: 'The camera may not be used here',
    advice: 'Your own browser may open it, and you go on as yourself.',
  },
  engine: {
    title: 'The measuring did not start',
    advice: 'Try again. If it happens once more, your own browser will manage, and you go on as yourself.',
  },
} satisfies Record<ShutCamera, { title: string; advice: string }>
