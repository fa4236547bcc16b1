/**
 * Where the joints lie against the marks of the engine, which is BlazePose as `graph` runs it (ADR 62). Another engine
 * needs another file in place of this one.
 *
 * Every number with no unit in its name is a share of the bone that leads on from the joint (upper arm, thigh, shank),
 * **positive away from the trunk**, towards elbow, knee or ankle. `jointFromMark` leads from the mark to the joint, in
 * shares of the way from that mark to the next; `markFromJoint` leads back, in shares of the way from joint to joint.
 * Elbow, wrist, ankle and heel stand in no table: their marks are taken for the joints.
 *
 * The views contradict each other, and each keeps what measured best where it holds: seen from the side the hip lies 3 %
 * of the thigh below its mark, and in every other view, on a straight leg, 8 % above it.
 */

/**
 * In the picture plane, seen from the side (ADR 7): toe touch, sit-and-reach, push-up, plank. It also places the hips and
 * shoulders that only give a scale or a height (stance, stop signs, framing), where no angle is read.
 *
 * Source: anatomy gives the direction. The engine marks the middle of the deltoid and the upper edge of the greater
 * trochanter; the joints turn deeper, by about 4 cm and 1 cm. The size was checked on five rendered movements of different
 * people, where it lowers the error of four: `npm run accuracy -- --clips DIR --series OUT`.
 */
export const sideMarks = {
  jointFromMark: { shoulder: -0.14, hip: 0.03 },
} as const

/**
 * In every view, for the skeleton fitted to the marks (ADR 21): squat, chair stand, start pose.
 *
 * Source: on our rendered figure and on a real person with marker truth alike, hips and knees of a straight leg are marked
 * 3–5 cm below the joint in every view but the side's, and the far hip 2–4 cm too near. What each number bought stands in
 * the table of ADR 21: `npm run accuracy -- --clips DIR --series OUT`.
 */
export const fittedMarks = {
  /** Shoulders hold in every view; hips and knees are those of a straight leg, seen from anywhere but the side. */
  jointFromMark: { shoulder: -0.14, hip: -0.08, knee: -0.07 },
  /** The mark climbs to the joint as the leg bends, the faster the higher the power of its straightness. */
  climbsByPower: { hip: 4, knee: 5 },
  /** How suddenly the shift of hip and knee is gone as the view nears the side. */
  sideByPower: 4,
  /** Metres by which the far hip of a slanted body is marked too near to the side of it that is seen. */
  farHipStraysMetres: 0.03,
  /** Metres by which marks stray from the joints between bodies, clothes and views; hips hide most. */
  straysMetres: { usual: 0.015, hip: 0.0225 },
} as const

/**
 * Where a faultless engine marks a body whose joints are known, as choreography films it: in every view as the engine
 * does from the side.
 *
 * Source: `sideMarks` turned round, 0.14 ÷ 1.14 of the upper arm and 0.03 ÷ 0.97 of the thigh, to three places. The toes
 * are marked short of the tip of the big toe; their share is an assumption that no measurement is on record for.
 */
export const faultlessMarks = {
  markFromJoint: { shoulder: 0.123, hip: -0.031 },
  /** From the ankle towards the tip of the big toe. */
  toesFromAnkle: 0.92,
} as const
