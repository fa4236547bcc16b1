import { cameraFailures } from '@lithe/contracts/player'
import type { FailureReason } from './workout-flow.ts'

type ShutCamera = (typeof cameraFailures)[number]

/** Failures that another browser may not have. */
export const isShutCamera = (reason: FailureReason): reason is ShutCamera =>
  cameraFailures.some(one => one === reason)

type ShutCameraWords = {
  title: string
  /** What may help on this phone, before the way out of the messenger. */
  remedy?: readonly string[]
  advice: string
}

/** Inside a messenger there is no address bar to tap at; there is the way out. */
export const shutCameraWords: Record<ShutCamera, ShutCameraWords> = {
  'camera-denied': {
    title: 'The camera is off inside Telegram',
    remedy: [
      'Open your phone’s settings and find Telegram among the apps.',
      'Switch Camera on, come back here and press “Try again”.',
    ],
    advice: 'Or go on in your own browser, as yourself. No picture leaves your phone.',
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
}
