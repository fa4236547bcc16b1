/** How an angle follows from its joints, in order. Unsigned: left equals right, forwards equals backwards. */
export type Reading =
  /** At the middle joint of three, between the lines to the other two: 180° straight, 0° folded. */
  | 'interior'
  /**
   * The interior angle, from the distance between the outer joints relative to the straight limb, since an
   * elbow may bend in depth.
   */
  | 'opening'
  /** The line from lower to upper joint against the vertical: 0° upright, 90° level, 180° upside down. */
  | 'tilt'
  /** The tilt, from how much of a known length is visible vertically, so that it includes leaning in depth. */
  | 'lean'
  /** The left–right lines about the vertical: 0° facing the camera or away, 90° side-on. */
  | 'turn'

/** Where the joints come from. */
export type Model =
  /** 3D joints of one skeleton fitted to all frames; valid from any view (ADR 21, `body/fitted-body.ts`). */
  | 'fitted skeleton'
  /**
   * 2D joints, corrected from landmarks by `sideMarks`; lateral distances are divided by the sine of the view (ADR 7,
   * `body/joint-centres.ts`).
   */
  | 'picture plane'
  /** Raw 2D landmarks, aspect-corrected. */
  | 'marks in the plane'
  /** Raw 3D landmarks: coarse in depth, but view-independent. */
  | 'marks in space'

export type AngleRow = {
  readonly reading: Reading
  readonly joints: readonly string[]
  /** Each side’s joints, or left–right midpoints; `mixed`: midpoints, then one leg. */
  readonly of: 'each side' | 'the middles' | 'mixed'
  readonly model: Model
  /**
   * Movements by catalogue id, variants by picture, start poses and stop signs by what they watch. `accuracy` is in
   * docs/measurement.md.
   */
  readonly readBy: readonly string[]
  readonly source: string
}

/** Every joint angle a movement reads. Single-leg stance, semi-tandem stance and jumping jacks use lengths instead. */
export const angleTable = {
  fittedKnee: {
    reading: 'interior',
    joints: ['hip', 'knee', 'ankle'],
    of: 'each side',
    model: 'fitted skeleton',
    readBy: ['squat', 'squat-seated', 'start standing', 'accuracy'],
    source:
      'ADR 21; squats and stands read the mean of both knees, for a hidden one is as good as its fellow',
  },
  fittedHip: {
    reading: 'interior',
    joints: ['shoulder', 'hip', 'knee'],
    of: 'the middles',
    model: 'fitted skeleton',
    readBy: ['start standing', 'accuracy'],
    source: 'ADR 21',
  },
  fittedElbow: {
    reading: 'interior',
    joints: ['shoulder', 'elbow', 'wrist'],
    of: 'each side',
    model: 'fitted skeleton',
    readBy: ['accuracy'],
    source: 'ADR 21',
  },
  hip: {
    reading: 'interior',
    joints: ['shoulder', 'hip', 'knee'],
    of: 'the middles',
    model: 'picture plane',
    readBy: ['toe-touch', 'sit-and-reach', 'push-up', 'plank', 'start sitting'],
    source: 'Kippers & Parker 1987, doi:10.1093/ptj/67.11.1680; Carregaro 2007',
  },
  knee: {
    reading: 'interior',
    joints: ['hip', 'knee', 'ankle'],
    of: 'each side',
    model: 'picture plane',
    readBy: [
      'toe-touch',
      'toe-touch-seated',
      'sit-and-reach',
      'push-up',
      'plank',
      'start on hands',
      'start on hands and knees',
      'start sitting',
      'stop when rested',
    ],
    source: 'ADR 7; the leg that is seen better counts for more, on a chair the straighter one alone',
  },
  hipOverStretchedLeg: {
    reading: 'interior',
    joints: ['shoulder', 'hip', 'shank'],
    of: 'mixed',
    model: 'picture plane',
    readBy: ['toe-touch-seated'],
    source:
      'Jones, Rikli, Max & Noffal 1998, doi:10.1080/02701367.1998.10607708; arms lift the mark of the knee',
  },
  elbow: {
    reading: 'interior',
    joints: ['shoulder', 'elbow', 'wrist'],
    of: 'each side',
    model: 'marks in the plane',
    readBy: ['start on hands'],
    source: 'Enough to tell straight arms from forearms on the floor; the better-seen arm counts for more',
  },
  elbowOpening: {
    reading: 'opening',
    joints: ['shoulder', 'elbow', 'wrist'],
    of: 'each side',
    model: 'marks in the plane',
    readBy: ['push-up'],
    source: 'ADR 7, which says why not the interior angle; computed in `push-up/elbow-bend.ts`',
  },
  trunkTilt: {
    reading: 'tilt',
    joints: ['shoulder', 'hip'],
    of: 'the middles',
    model: 'picture plane',
    readBy: ['push-up', 'plank', 'start on hands', 'start on hands and knees', 'stop when rested'],
    source: 'ADR 7',
  },
  legTilt: {
    reading: 'tilt',
    joints: ['hip', 'ankle'],
    of: 'the middles',
    model: 'picture plane',
    readBy: ['sit-and-reach'],
    source: 'Ayala 2012, doi:10.1016/j.ptsp.2011.11.001',
  },
  trunkLean: {
    reading: 'lean',
    joints: ['shoulder', 'hip'],
    of: 'the middles',
    model: 'picture plane',
    readBy: ['stop after a fall'],
    source: 'The cosine of a lean is the share of the trunk seen upright: enough to tell standing from lying',
  },
  trunkTiltInSpace: {
    reading: 'tilt',
    joints: ['shoulder', 'hip'],
    of: 'the middles',
    model: 'marks in space',
    readBy: ['start on hands', 'start on hands and knees', 'start sitting', 'start on a chair'],
    source: 'ADR 7, before the start',
  },
  legTiltInSpace: {
    reading: 'tilt',
    joints: ['hip', 'ankle'],
    of: 'the middles',
    model: 'marks in space',
    readBy: ['start sitting'],
    source: 'ADR 7, before the start',
  },
  view: {
    reading: 'turn',
    joints: ['shoulder', 'hip'],
    of: 'each side',
    model: 'marks in space',
    readBy: ['readiness', 'quality', 'toe-touch', 'toe-touch-seated', 'sit-and-reach', 'push-up', 'plank'],
    source: 'Depth tells left from right best; computed in `body/view.ts`',
  },
} as const satisfies Record<string, AngleRow>
