import { averagePerson, type Camera, phoneOnShelf } from '../../choreography/choreography.ts'

export const portrait = { width: 480, height: 640 }
export const landscape = { width: 640, height: 480 }

const camera = ({ width, height }: typeof portrait, changes: Partial<Camera>): Camera => ({
  ...phoneOnShelf,
  aspect: width / height,
  ...changes,
})

/** Shows a whole standing body, as the player needs it. */
export const standingCamera = (changes: Partial<Camera>) =>
  camera(portrait, { distanceMetres: 2.55, heightMetres: 0.98, ...changes })

/** A lower camera, in landscape, for a person on the floor. */
export const floorCamera = (changes: Partial<Camera>) =>
  camera(landscape, {
    distanceMetres: 2.5,
    heightMetres: 0.6,
    pitchDegrees: 5,
    yawDegrees: -90,
    verticalFieldDegrees: 38,
    ...changes,
  })

/** Shows a standing body in landscape. */
export const wideCamera = camera(landscape, {
  distanceMetres: 3,
  heightMetres: 1.05,
  verticalFieldDegrees: 42,
})

/** Shows her from the waist up, slightly from her left, centred. */
export const portraitCamera = (changes: Partial<Camera>) =>
  camera(portrait, {
    distanceMetres: 1.5,
    heightMetres: 0.93 * averagePerson.heightMetres,
    pitchDegrees: 4.5,
    yawDegrees: 7,
    verticalFieldDegrees: 34,
    ...changes,
  })
