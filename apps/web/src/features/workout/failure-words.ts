import { cameraFailures } from '@lithe/contracts/player'
import type { FailureReason } from './visit.ts'

/** What the camera saw, or did not, and what to change; never a reproach. */
export const failureWords = {
  'no-person': {
    title: 'Let’s do that one again',
    advice: 'We could not see you. Stand where the whole of you is in the picture, head to feet.',
  },
  'body-out-of-frame': {
    title: 'Let’s do that one again',
    advice: 'Part of you was out of the picture. Take one or two steps back.',
  },
  'feet-out-of-frame': {
    title: 'Let’s do that one again',
    advice: 'Your feet were out of the picture. Step back, or tilt the phone down a little.',
  },
  'not-side-on': {
    title: 'Let’s do that one again',
    advice: 'Turn so that one shoulder points at the phone. From the side the camera sees how far you bend.',
  },
  'not-facing-camera': {
    title: 'Let’s do that one again',
    advice: 'Turn to face the phone, so that it sees both of your legs.',
  },
  'too-few-frames': {
    title: 'Let’s do that one again',
    advice: 'The picture came too slowly to measure well. More light helps, and so does closing other apps.',
  },
  'knees-bent': {
    title: 'Let’s do that one again',
    advice: 'Your knees were bent. Keep them straight, even if your hands stay higher up.',
  },
  'no-attempt': {
    title: 'Shall we try that one?',
    advice: 'We did not see the movement. Do as much of it as feels good; anything counts.',
  },
  interrupted: {
    title: 'Let’s do that one again',
    advice:
      'The camera was interrupted, perhaps by a call or another app. Come back to this page and stay on it.',
  },
  stopped: {
    title: 'You stopped, and that is fine',
    advice: 'Do the movement again when you are ready, or go on without it.',
  },
  'near-fall': {
    title: 'That looked like a fall',
    advice: 'Sit down for a moment. Go on only when you feel steady, with a hand on a chair.',
  },
  'felt-unwell': {
    title: 'You stopped, and that was right',
    advice: 'Rest until you feel quite well again. This one can wait for another day.',
  },
  'left-out': {
    title: 'Left out today',
    advice: 'That takes nothing off. Everything else is measured as usual.',
  },
  'camera-denied': {
    title: 'The camera is switched off for this page',
    advice:
      'Tap the icon beside the address, allow the camera, and come back here. No picture leaves your phone.',
  },
  'camera-missing': {
    title: 'We found no camera',
    advice: 'Open this page on a phone, or connect a camera, and try again.',
  },
  'camera-in-use': {
    title: 'Another app is using the camera',
    advice: 'Close the other app or the video call, and try again.',
  },
  'camera-insecure': {
    title: 'This address may not use the camera',
    advice: 'Browsers allow the camera only on addresses that begin with https. Open the page that way.',
  },
  engine: {
    title: 'The measuring did not start',
    advice: 'Try again. If it happens once more, reload the page or use another browser.',
  },
} satisfies Record<FailureReason, { title: string; advice: string }>

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
