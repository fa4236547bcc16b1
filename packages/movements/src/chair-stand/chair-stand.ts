/**
 * Measures    chair stands, an easier variant of squats: full stands and, separately, partial ones
 * Definition  knee angle hip–knee–ankle, 180° straight, mean of both legs; a stand counts once a seated person (knees
 *             about 90°) is fully up (knees straight, hips high), and the next one starts from the seat; a rise that
 *             turns back earlier is a partial; one more than half done when time runs out counts; unevenly bent legs,
 *             or a body off its feet, count as neither seated nor standing; a folded trunk or a hand near the floor is
 *             not seated
 * Method      joint angles of the body, and the height of the hips above the ankles relative to sitting; counted as
 *             in the 30-second chair stand (Jones, Rikli & Beam 1999, doi:10.1080/02701367.1999.10608028)
 * Valid       any view from front to side, 8 fps or more, starting seated; starting from standing, at least two
 *             stands
 * Not valid   feet out of the frame; pushing off with the arms goes unnoticed, so people are asked to cross them
 */
import { bothSides, type Degrees, degrees, pictureHeights, sides } from '@lithe/pose'
import { createFittedBody, type FittedBody, strideOf } from '../body/fitted-body.ts'
import { middleJointCentres } from '../body/joint-centres.ts'
import { isOnFeet } from '../body/on-feet.ts'
import { landmarkInPlane } from '../body/plane.ts'
import { createRiseWatch } from '../rising/rise-watch.ts'
import { createCountedRepetitionsAnalyser } from '../skeletons/counted-repetitions.ts'
import { createStandCounter, type StandCount, thighsLieUpTo } from './stand-counter.ts'

/** The last frame may be this long before the window's end. */
const bellSlackSeconds = 0.3

/** Fewer stands than this, from standing, may be a stoop: a hand to the floor or a shoe. */
const leastFromStanding = 2

/** Minimum drop of standing shanks, in picture heights. */
const leastDrop = 0.01

/** Limits of leg asymmetry, which a raised knee or a lunge exceeds. */
const alike = { degrees: 40, strideMetres: 0.4 }

const points = bothSides(['Hip', 'Knee', 'Ankle'])

const narrower = (one: Degrees | null, other: Degrees | null) =>
  one === null || (other !== null && other < one) ? other : one

const areLegsAlike = ({ joints, angles }: FittedBody) =>
  Math.abs(angles.kneeLeft - angles.kneeRight) <= alike.degrees && strideOf(joints) <= alike.strideMetres

export function createChairStandAnalyser(windowSeconds: number) {
  const fit = createFittedBody()
  const rises = createRiseWatch('seat')
  const count = createStandCounter()
  let counted: StandCount = {
    reps: 0,
    partials: 0,
    deepest: null,
    isMoving: false,
    isSitting: false,
    moreThanHalf: null,
  }
  let startedSeated: boolean | null = null
  let seenUntilSeconds = 0

  /** A stand interrupted by the end of the window; if measuring ended early, only full stands count. */
  const standAtTheBell = () =>
    seenUntilSeconds >= windowSeconds - bellSlackSeconds ? counted.moreThanHalf : null

  return createCountedRepetitionsAnalyser(windowSeconds, {
    movement: 'squat',
    variant: 'seated',
    points,
    count({ pose, aspect, time }, seconds) {
      const { shoulder, hip, knee, ankle } = middleJointCentres(pose, aspect)
      const body = fit(pose, aspect, time)
      const { kneeLeft, kneeRight } = body.angles
      const shank = Math.max(leastDrop, ankle.y - knee.y)
      const thighDrop = (knee.y - hip.y) / shank
      const lowerHand = Math.max(...sides.map(side => landmarkInPlane(pose, aspect, `${side}Wrist`).y))
      const isUp = thighDrop > thighsLieUpTo
      // Excludes marching, lunging, kneeling and lying.
      if (areLegsAlike(body) && (!isUp || isOnFeet(pose, aspect)))
        counted = count(
          {
            knee: degrees((kneeLeft + kneeRight) / 2),
            hipHeight: pictureHeights(Math.max(leastDrop, ankle.y - hip.y)),
            thighDrop,
            trunk: (hip.y - shoulder.y) / shank,
            hand: (lowerHand - knee.y) / shank,
          },
          seconds,
        )
      rises.observe(body, seconds, counted.reps)
      startedSeated ??= counted.isSitting
      seenUntilSeconds = seconds
      const { reps, partials, deepest, isMoving } = counted
      return { reps, partials, deepest, isMoving }
    },
    rising: rises.result,
    atTheEnd({ reps, deepest = null, ...count }) {
      const last = standAtTheBell()
      const stands = reps + (last === null ? 0 : 1)
      if (!startedSeated && stands < leastFromStanding) return { ...count, reps: 0, partials: 0 }
      return {
        ...count,
        reps: stands,
        deepest: narrower(deepest, last),
        seat: { startedSeated: startedSeated ?? false, height: null },
        ...(last === null ? {} : { isLastByBell: true as const }),
      }
    },
  })
}
