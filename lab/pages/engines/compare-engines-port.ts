import type { RuntimeBuild } from '@lithe/contracts/engine'

/** How far our graph's landmarks lie from the reference engine's on one film. */
export type Comparison = {
  pictures: number
  /** Pictures in which both found the person, and in which only one did. */
  foundByBoth: number
  foundByOne: number
  /** Mean distance of the 33 landmarks in each picture that both found, as a share of the picture's larger side. */
  pictureShares: number[]
  /** The same in the world, metres. */
  worldMetres: number[]
  /**
   * The film shown to our graph once more: how far apart the same landmark of the same picture lay at most, as a share of the
   * picture's larger side, before anything is steadied.
   */
  againShare: number
  ourMsPerPicture: number
  referenceMsPerPicture: number
}

export type CompareEngines = {
  /** Opens both engines, ours with this build of the runtime; null takes the best there is. */
  open(build: RuntimeBuild | null): Promise<RuntimeBuild>
  /** Shows both the film's first pictures. */
  compare(url: string, pictures: number): Promise<Comparison>
}

declare global {
  interface Window {
    litheCompareEngines: CompareEngines
  }
}
