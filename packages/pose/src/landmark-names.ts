/** The 33 points of the BlazePose topology, in the model's order. "Left" is the person's left. */
export const landmarkNames = [
  'nose',
  'leftEyeInner',
  'leftEye',
  'leftEyeOuter',
  'rightEyeInner',
  'rightEye',
  'rightEyeOuter',
  'leftEar',
  'rightEar',
  'mouthLeft',
  'mouthRight',
  'leftShoulder',
  'rightShoulder',
  'leftElbow',
  'rightElbow',
  'leftWrist',
  'rightWrist',
  'leftPinky',
  'rightPinky',
  'leftIndex',
  'rightIndex',
  'leftThumb',
  'rightThumb',
  'leftHip',
  'rightHip',
  'leftKnee',
  'rightKnee',
  'leftAnkle',
  'rightAnkle',
  'leftHeel',
  'rightHeel',
  'leftFootIndex',
  'rightFootIndex',
] as const

export type LandmarkName = (typeof landmarkNames)[number]
export type Side = 'left' | 'right'

export const landmarkIndex = Object.fromEntries(landmarkNames.map((name, index) => [name, index])) as Record<
  LandmarkName,
  number
>

const swapSides = (name: string) =>
  name.replace(
    /left|right|Left|Right/,
    word => ({ left: 'right', right: 'left', Left: 'Right', Right: 'Left' })[word] as string,
  )

/** Index of each landmark's counterpart on the other side. */
export const mirroredIndex: readonly number[] = landmarkNames.map(
  name => landmarkIndex[swapSides(name) as LandmarkName],
)

export const sides = ['left', 'right'] as const satisfies readonly Side[]

/** A point with a left and a right version. */
export type PairedPoint = LandmarkName extends infer Name
  ? Name extends `left${infer Point}`
    ? Point
    : never
  : never

/** Both landmarks of each point, left before right. */
export const bothSides = <Point extends PairedPoint>(points: readonly Point[]): `${Side}${Point}`[] =>
  points.flatMap(point => sides.map(side => `${side}${point}` as const))
