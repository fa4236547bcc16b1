import type { Line } from './clip.ts'

const twoDigits = (value: number) => String(value).padStart(2, '0')

/** Hours are left out, as WebVTT allows below one. */
function timestamp(seconds: number): string {
  const thousandths = Math.round(seconds * 1000)
  const whole = Math.floor(thousandths / 1000)
  const fraction = String(thousandths % 1000).padStart(3, '0')
  return `${twoDigits(Math.floor(whole / 60))}:${twoDigits(whole % 60)}.${fraction}`
}

/** The lines as a WebVTT file. */
export const captionsOf = (lines: readonly Line[]): string =>
  [
    'WEBVTT',
    ...lines.map(
      ({ words, fromSeconds, toSeconds }) =>
        `${timestamp(fromSeconds)} --> ${timestamp(toSeconds)}\n${words}`,
    ),
  ]
    .join('\n\n')
    .concat('\n')
