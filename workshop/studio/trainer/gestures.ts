import {
  averagePerson,
  bodyOf,
  type Movement,
  type Posture,
  type Swell,
  standing,
  swellAt,
} from '../../choreography/choreography.ts'

const body = bodyOf(averagePerson)
type Arm = Posture['arms']['right']

const mix = (from: Arm, to: Arm, share: number): Arm => ({
  raise: from.raise + (to.raise - from.raise) * share,
  spread: from.spread + (to.spread - from.spread) * share,
  twist: from.twist + (to.twist - from.twist) * share,
  elbow: from.elbow + (to.elbow - from.elbow) * share,
  wrist: from.wrist + (to.wrist - from.wrist) * share,
})

const wavesPerSecond = 1.5

const waveAt = (seconds: number) => Math.sin(2 * Math.PI * wavesPerSecond * seconds)

/** Upper arm slightly out, forearm up, palm towards the viewer. */
function wavingArm(seconds: number): Arm {
  const wave = waveAt(seconds)
  return { raise: 30 + 3 * wave, spread: 24 + 5 * wave, twist: -56 + 15 * wave, elbow: 140, wrist: -6 }
}

/** An open hand held towards the viewer. */
const offeringArm: Arm = { raise: 16, spread: 12, twist: 16, elbow: 84, wrist: -12 }

/** She stands and waves with her right hand. */
export function greeting(seconds: number, wave: Swell, offer: Swell): Movement {
  const calm = standing(body, seconds)
  return {
    ...calm,
    postureAt(at) {
      const posture = calm.postureAt(at)
      const [waving, offering] = [swellAt(at, wave), swellAt(at, offer)]
      return {
        ...posture,
        // The shoulder follows the arm, and the head counters slightly.
        chest: { ...posture.chest, roll: posture.chest.roll - (4 + 1.6 * waveAt(at)) * waving },
        neck: { ...posture.neck, roll: posture.neck.roll + (3 + 1.2 * waveAt(at)) * waving },
        head: {
          ...posture.head,
          roll: posture.head.roll + (4 + 1.4 * waveAt(at)) * waving,
          pitch: posture.head.pitch + 2 * offering,
        },
        arms: {
          left: mix(posture.arms.left, offeringArm, offering),
          right: mix(posture.arms.right, wavingArm(at), waving),
        },
      }
    },
  }
}

/** She stands and tilts her head, asking. */
export function asking(seconds: number, tilt: Swell): Movement {
  const calm = standing(body, seconds)
  return {
    ...calm,
    postureAt(at) {
      const posture = calm.postureAt(at)
      const share = swellAt(at, tilt)
      return {
        ...posture,
        neck: { ...posture.neck, roll: posture.neck.roll - 5 * share, pitch: posture.neck.pitch + 4 * share },
        head: { ...posture.head, roll: posture.head.roll - 6 * share, yaw: posture.head.yaw + 3 * share },
      }
    },
  }
}
