import { between, bothSides, plus, type Skeleton, times, turn, type Vector, vector } from '@lithe/body'
import { faultlessMarks, type LandmarkName, type Side } from '@lithe/pose'

// From the top of the spine in the head's axes, as fractions of body height; x is towards the point's own side.
const onHead = {
  nose: vector(0, 0.008, 0.066),
  eyeInner: vector(0.01, 0.03, 0.053),
  eye: vector(0.019, 0.03, 0.052),
  eyeOuter: vector(0.028, 0.03, 0.046),
  ear: vector(0.045, 0.022, 0),
  mouth: vector(0.013, -0.014, 0.055),
}
// From the wrist in the hand's axes, as fractions of hand length; x is towards the little finger.
const onHand = {
  pinky: vector(0.05, -0.52, -0.22),
  index: vector(0.05, -0.56, 0.16),
  thumb: vector(-0.06, -0.36, 0.3),
}

const { markFromJoint, toesFromAnkle } = faultlessMarks

/** Position of each of the model's 33 landmarks on this body. */
export function landmarkPlaces(skeleton: Skeleton): Record<LandmarkName, Vector> {
  const { body, head, bones, sides } = skeleton
  const face = (at: Vector, sign: number) =>
    plus(head, turn(bones.head, times(vector(sign * at.x, at.y, at.z), body.heightMetres)))
  const hand = (side: Side, at: Vector, sign: number) =>
    plus(sides[side].wrist, turn(bones[side].hand, times(vector(sign * at.x, at.y, at.z), body.hand)))
  const { left, right } = bothSides((side, sign) => {
    const { shoulder, elbow, wrist, hip, knee, ankle, heel, toe } = sides[side]
    return {
      eyeInner: face(onHead.eyeInner, sign),
      eye: face(onHead.eye, sign),
      eyeOuter: face(onHead.eyeOuter, sign),
      ear: face(onHead.ear, sign),
      mouth: face(onHead.mouth, sign),
      pinky: hand(side, onHand.pinky, sign),
      index: hand(side, onHand.index, sign),
      thumb: hand(side, onHand.thumb, sign),
      shoulder: between(shoulder, elbow, markFromJoint.shoulder),
      elbow,
      wrist,
      hip: between(hip, knee, markFromJoint.hip),
      knee,
      ankle,
      heel,
      footIndex: between(ankle, toe, toesFromAnkle),
    }
  })
  return {
    nose: face(onHead.nose, 0),
    leftEyeInner: left.eyeInner,
    leftEye: left.eye,
    leftEyeOuter: left.eyeOuter,
    rightEyeInner: right.eyeInner,
    rightEye: right.eye,
    rightEyeOuter: right.eyeOuter,
    leftEar: left.ear,
    rightEar: right.ear,
    mouthLeft: left.mouth,
    mouthRight: right.mouth,
    leftShoulder: left.shoulder,
    rightShoulder: right.shoulder,
    leftElbow: left.elbow,
    rightElbow: right.elbow,
    leftWrist: left.wrist,
    rightWrist: right.wrist,
    leftPinky: left.pinky,
    rightPinky: right.pinky,
    leftIndex: left.index,
    rightIndex: right.index,
    leftThumb: left.thumb,
    rightThumb: right.thumb,
    leftHip: left.hip,
    rightHip: right.hip,
    leftKnee: left.knee,
    rightKnee: right.knee,
    leftAnkle: left.ankle,
    rightAnkle: right.ankle,
    leftHeel: left.heel,
    rightHeel: right.heel,
    leftFootIndex: left.footIndex,
    rightFootIndex: right.footIndex,
  }
}
