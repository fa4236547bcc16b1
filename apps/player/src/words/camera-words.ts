import type { CameraProblem } from '../camera/camera-problem.ts'
import type { Platform } from '../camera/platform.ts'

type Explanation = { title: string; what: string; wayOut: readonly string[] }

const allowAgain = {
  iphone: [
    'Tap the page menu at the left end of the address bar.',
    'Choose “Website Settings”, then set Camera to “Allow”.',
    'Come back here and tap “Try again”.',
  ],
  android: [
    'Tap the sign at the left end of the address bar.',
    'Open “Permissions” and switch Camera on.',
    'Come back here and tap “Try again”.',
  ],
  telegram: [
    'Open your phone’s settings and find Telegram among the apps.',
    'Switch Camera on for Telegram.',
    'Come back here and tap “Try again”.',
  ],
  computer: [
    'Click the camera sign at the end of the address bar.',
    'Choose “Allow”.',
    'Come back here and press “Try again”.',
  ],
} satisfies Record<Platform, readonly string[]>

const explanations = {
  denied: {
    title: 'The camera is switched off for Lithe',
    what: 'Without it Lithe cannot see you move. You can switch it on again:',
  },
  missing: {
    title: 'No camera found',
    what: 'Lithe needs a device with a camera.',
    wayOut: ['Open this page on your phone or tablet.', 'Or plug in a camera, then try again.'],
  },
  'in-use': {
    title: 'Something else is using the camera',
    what: 'Only one app at a time can see through it.',
    wayOut: ['Close video calls and other camera apps.', 'Then try again.'],
  },
  insecure: {
    title: 'This address is not secure enough for a camera',
    what: 'Browsers share a camera only with addresses that begin with https.',
    wayOut: ['Open Lithe again with https:// at the start of the address.'],
  },
  unknown: {
    title: 'The camera did not start',
    what: 'Your browser did not say why.',
    wayOut: ['Close other apps and try again.', 'If that does not help, restart the phone.'],
  },
} satisfies Record<CameraProblem, Omit<Explanation, 'wayOut'> & { wayOut?: readonly string[] }>

/** What went wrong with the camera, in plain words, and what to do about it on this device. */
export function cameraWords(problem: CameraProblem, device: Platform): Explanation {
  if (problem === 'denied') return { ...explanations.denied, wayOut: allowAgain[device] }
  return explanations[problem]
}
