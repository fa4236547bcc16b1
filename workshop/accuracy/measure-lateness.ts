import { createPoseSmoother, landmark, type Pose, type PoseFrame, secondsBetween, toPlane } from '@lithe/pose'
import { readRecordings } from './measure-recordings.ts'
import { posesOf } from './recorded-film.ts'

/** Lower bounds of the speed bands, in body sizes per second. */
const bands = [0.05, 0.1, 0.2, 0.4, 0.8, 1.6] as const
/** Joints that movements are measured by. */
const joints = ['Shoulder', 'Elbow', 'Wrist', 'Hip', 'Knee', 'Ankle'] as const
const names = joints.flatMap(joint => [`left${joint}`, `right${joint}`] as const)
/** Speed is measured over this many frames around a moment, within this time. */
const pictures = { span: 4, longestSeconds: 0.4 }
/** A landmark further away than this, in body sizes, jumped rather than lagged. */
const furthest = 0.1

export type Lateness = { fromSpeed: number; milliseconds: number; marks: number }

const sizeOf = (pose: Pose, aspect: number) => {
  const places = pose.map(({ image }) => toPlane(image, aspect))
  const spread = (values: readonly number[]) => Math.max(...values) - Math.min(...values)
  return Math.max(spread(places.map(({ x }) => x)), spread(places.map(({ y }) => y)))
}

/** Lag of smoothed landmarks behind the engine's, by speed. */
export function latenessOf(films: readonly (readonly PoseFrame[])[]): Lateness[] {
  const sums = bands.map(() => ({ behind: 0, speeds: 0, marks: 0 }))
  for (const film of films) {
    const smoother = createPoseSmoother()
    const smoothed = film.map(smoother.smooth)
    for (const [index, { pose, aspect }] of film.entries()) {
      const [before, after] = [film[index - pictures.span / 2], film[index + pictures.span / 2]]
      const shown = smoothed[index]?.pose
      if (!pose || !shown || !before?.pose || !after?.pose) continue
      const seconds = secondsBetween(before.time, after.time)
      if (seconds > pictures.longestSeconds) continue
      const size = sizeOf(pose, aspect)
      for (const name of names) {
        const at = (where: Pose) => toPlane(landmark(where, name).image, aspect)
        const [from, to, seen, calm] = [at(before.pose), at(after.pose), at(pose), at(shown)]
        const speed = { x: (to.x - from.x) / seconds / size, y: (to.y - from.y) / seconds / size }
        const behind = { x: (seen.x - calm.x) / size, y: (seen.y - calm.y) / size }
        const band = sums[bands.findLastIndex(least => Math.hypot(speed.x, speed.y) >= least)]
        if (!band || Math.hypot(behind.x, behind.y) > furthest) continue
        band.behind += behind.x * speed.x + behind.y * speed.y
        band.speeds += speed.x ** 2 + speed.y ** 2
        band.marks += 1
      }
    }
  }
  return sums.flatMap(({ behind, speeds, marks }, index) =>
    marks === 0 ? [] : [{ fromSpeed: bands[index] ?? 0, milliseconds: (1000 * behind) / speeds, marks }],
  )
}

/** Prints the lag for every recording below a folder. */
export async function printLateness(folder: string): Promise<void> {
  for (const { fromSpeed, milliseconds, marks } of latenessOf((await readRecordings(folder)).map(posesOf)))
    console.log(`from ${fromSpeed} body sizes a second: ${milliseconds.toFixed(0)} ms late (${marks} marks)`)
}
