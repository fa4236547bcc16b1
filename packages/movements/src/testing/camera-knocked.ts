import { bothSides, imagePoint, landmarkIndex, type PoseFrame } from '@lithe/pose'

/** Tilts the phone by this many degrees from this second on. */
export const cameraKnocked =
  (degrees: number, atSeconds: number) =>
  (frames: readonly PoseFrame[]): PoseFrame[] =>
    frames.map(frame => {
      if (frame.time / 1000 < atSeconds || !frame.pose) return frame
      const angle = (degrees * Math.PI) / 180
      const turned = ({ x, y }: { x: number; y: number }) => {
        const [across, down] = [(x - 0.5) * frame.aspect, y - 0.5]
        return imagePoint(
          0.5 + (across * Math.cos(angle) - down * Math.sin(angle)) / frame.aspect,
          0.5 + across * Math.sin(angle) + down * Math.cos(angle),
        )
      }
      return { ...frame, pose: frame.pose.map(point => ({ ...point, image: turned(point.image) })) }
    })

/** Makes the engine follow a passer-by during this span. */
export const passedBy =
  (fromSeconds: number, toSeconds: number) =>
  (frames: readonly PoseFrame[]): PoseFrame[] =>
    frames.map(frame => {
      const share = (frame.time / 1000 - fromSeconds) / (toSeconds - fromSeconds)
      if (share < 0 || share > 1 || !frame.pose) return frame
      const pose = frame.pose.map(point => ({
        ...point,
        image: imagePoint(point.image.x + 0.5 * (share - 0.5), point.image.y + 0.06 * Math.sin(9 * share)),
      }))
      return { ...frame, pose }
    })

const marksOfFeet = bothSides(['Ankle', 'Heel', 'FootIndex']).map(name => landmarkIndex[name])

/** Shifts the landmarks of both feet aside, in picture widths. */
export const feetAside =
  (asideAt: (seconds: number) => number) =>
  (frames: readonly PoseFrame[]): PoseFrame[] =>
    frames.map(frame => ({
      ...frame,
      pose:
        frame.pose?.map((point, index) =>
          marksOfFeet.includes(index)
            ? { ...point, image: imagePoint(point.image.x + asideAt(frame.time / 1000), point.image.y) }
            : point,
        ) ?? null,
    }))
