/**
 * Offsets between joints and the engine's landmarks, for BlazePose as run by `graph` (ADR 62). Another engine needs its
 * own version of this file. Unitless numbers are fractions of the bone after the joint (upper arm, thigh,
 * shank), **positive away from the trunk**, towards elbow, knee or ankle. `jointFromMark` goes from landmark to joint,
 * relative to the distance between landmarks; `markFromJoint` goes back, relative to the distance between joints.
 * Elbow, wrist, ankle and heel are absent: their landmarks count as the joints. The views disagree, and each keeps what
 * measured best: from the side the hip lies 3 % of the thigh below its landmark, and in other views, on a straight leg,
 * 8 % above it.
 */

/**
 * In the picture plane, side view (ADR 7): toe touch, sit-and-reach, push-up, plank. Also used for hips and shoulders
 * that only provide a scale or height (stance, stop signs, framing). Source: direction from anatomy. The engine marks
 * the middle of the deltoid and the upper edge of the greater trochanter; the joints are deeper, by about 4 cm and 1
 * cm. Size checked on five rendered movements of different people, where it lowers four errors: `npm run accuracy --
 * --clips DIR --series OUT`.
 */
export const sideMarks = {
  jointFromMark: { shoulder: -0.14, hip: 0.03 },
} as const

/**
 * For the fitted skeleton, any view (ADR 21): squat, chair stand, start pose. Source: our rendered figure and a real
 * person with marker truth show hips and knees of a straight leg 3–5 cm below the joint, except from the side, and the
 * far hip 2–4 cm too near. ADR 21 tabulates the effect of each number: `npm run accuracy -- --clips DIR --series OUT`.
 */
export const fittedMarks = {
  /** Shoulder: any view. Hip and knee: only a straight leg, and not from the side. */
  jointFromMark: { shoulder: -0.14, hip: -0.08, knee: -0.07 },
  /** Power of the leg's straightness by which the landmark approaches the joint as the leg bends. */
  climbsByPower: { hip: 4, knee: 5 },
  /** How sharply the offset of hip and knee vanishes towards the side view. */
  sideByPower: 4,
  /** Metres by which the far hip of an oblique body is marked too near. */
  farHipStraysMetres: 0.03,
  /** SD of landmarks around joints, between bodies, clothes and views, in metres; largest for hidden hips. */
  straysMetres: { usual: 0.015, hip: 0.0225 },
} as const

/**
 * Landmarks of a perfect engine for the known joints of choreography films, in every view as from the side. Source:
 * `sideMarks` inverted, 0.14 ÷ 1.14 of the upper arm and 0.03 ÷ 0.97 of the thigh, to three places. Toes are marked
 * short of the big toe's tip; that fraction is an unmeasured assumption.
 */
export const faultlessMarks = {
  markFromJoint: { shoulder: 0.123, hip: -0.031 },
  /** From the ankle towards the tip of the big toe. */
  toesFromAnkle: 0.92,
} as const
