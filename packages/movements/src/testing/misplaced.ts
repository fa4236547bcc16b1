import { imagePoint, landmarkIndex, mirroredIndex, type PoseFrame, type Side } from '@lithe/pose'

/** Puts one ankle next to its knee whenever the body is folded, as under a dress. */
export const ankleAtKnee =
  (side: Side) =>
  (frames: readonly PoseFrame[]): PoseFrame[] =>
    frames.map(frame => {
      const { pose } = frame
      const at = (name: `${Side}${'Shoulder' | 'Hip' | 'Knee'}`) => pose?.[landmarkIndex[name]]?.image
      const [shoulder, hip, knee] = [at(`${side}Shoulder`), at(`${side}Hip`), at(`${side}Knee`)]
      if (!pose || !shoulder || !hip || !knee || hip.y - shoulder.y > 0.1) return frame
      const ankle = landmarkIndex[`${side}Ankle`]
      const image = imagePoint(knee.x + 0.04, knee.y + 0.01)
      return { ...frame, pose: pose.map((point, index) => (index === ankle ? { ...point, image } : point)) }
    })

/** Sets the visibility of one leg. */
export const legSeen =
  (side: Side, visibility: number) =>
  (frames: readonly PoseFrame[]): PoseFrame[] => {
    const joints = (['Hip', 'Knee', 'Ankle'] as const).map(joint => landmarkIndex[`${side}${joint}`])
    return frames.map(({ pose, ...frame }) => ({
      ...frame,
      pose: pose?.map((point, index) => (joints.includes(index) ? { ...point, visibility } : point)) ?? null,
    }))
  }

/** Swaps sides in every nth frame, and mixes them in the next. */
export const sidesTakenForEachOther =
  (oneIn: number) =>
  (frames: readonly PoseFrame[]): PoseFrame[] =>
    frames.map((frame, number) => {
      const { pose } = frame
      const share = [1, 0.5][number % oneIn]
      if (!pose || share === undefined) return frame
      return {
        ...frame,
        pose: pose.map((point, index) => {
          const other = pose[mirroredIndex[index] ?? index] ?? point
          const mixed = (mine: number, theirs: number) => mine + share * (theirs - mine)
          const x = mixed(point.image.x, other.image.x)
          return { ...point, image: imagePoint(x, mixed(point.image.y, other.image.y)) }
        }),
      }
    })
