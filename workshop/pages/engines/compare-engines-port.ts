import type { RuntimeBuild } from '@lithe/contracts/engine'

/** Landmark distances between our graph and the reference engine on one film. */
export type Comparison = {
  pictures: number
  /** Frames in which both engines, or only one, found the person. */
  foundByBoth: number
  foundByOne: number
  /** Mean distance of the 33 landmarks in each frame where both found them, as a fraction of the larger side. */
  pictureShares: number[]
  /** The same in space, in metres. */
  worldMetres: number[]
  /**
   * Largest landmark distance when the film is shown to our graph again, as a fraction of the larger side, unsmoothed.
   */
  againShare: number
  ourMsPerPicture: number
  referenceMsPerPicture: number
}

export type CompareEngines = {
  /** Opens both engines, ours with this runtime build; null selects the best build. */
  open(build: RuntimeBuild | null): Promise<RuntimeBuild>
  /** Shows the film's first frames to both. */
  compare(url: string, pictures: number): Promise<Comparison>
}

declare global {
  interface Window {
    litheCompareEngines: CompareEngines
  }
}
