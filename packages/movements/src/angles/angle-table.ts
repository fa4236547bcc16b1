/**
 * How an angle is read from its joints, in their order. No angle has a sign: left and right, forwards and backwards read
 * alike.
 */
export type Reading =
  /** At the second of three joints, between the lines to the others: 180° straight, 0° folded shut. */
  | 'interior'
  /** The same, from how near the outer two are, against the straight limb: an elbow hides its bend from the picture. */
  | 'opening'
  /** Of the line from the lower joint to the upper against upright: 0° upright, 90° level, 180° upside down. */
  | 'tilt'
  /** The same, from how much of a known length is seen upright: whichever way it leans, towards the camera too. */
  | 'lean'
  /** Of the lines from left to right against the picture, about the vertical: 0° faces the camera or away, 90° side-on. */
  | 'turn'

/** What body the joints are those of. */
export type Model =
  /** Joints in space of one skeleton fitted to all pictures: true from any view (ADR 21, `body/fitted-body.ts`). */
  | 'fitted skeleton'
  /**
   * Joints in the picture, moved from the engine's marks by `sideMarks`; what lies across is divided by the sine of the view
   * (ADR 7, `body/joint-centres.ts`).
   */
  | 'picture plane'
  /** The engine's marks in the picture as they are, stretched alike. */
  | 'marks in the plane'
  /** The engine's marks in its own space: coarse in depth, and the same from every side. */
  | 'marks in space'

export type AngleRow = {
  readonly reading: Reading
  readonly joints: readonly string[]
  /** The joints of each side, or the middles of left and right; `mixed` are middles, and then one leg. */
  readonly of: 'each side' | 'the middles' | 'mixed'
  readonly model: Model
  /**
   * Movements by their id in the catalogue, easier ways by their picture, starts and stop signs by what they watch for.
   * `accuracy` is no movement but the table of joint angles in docs/measurement.md.
   */
  readonly readBy: readonly string[]
  /** Where the definition, or the way it is read, comes from. */
  readonly source: string
}

/**
 * Every angle that a movement reads, one row each. The single-leg stance, the half step and the jumping jack read lengths
 * and no angle.
 */
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
