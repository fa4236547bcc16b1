/** Something that is made from the sources and kept until they change. */
export type Target = {
  name: string
  /** Files and folders it is made from, relative to the root. */
  inputs: readonly string[]
  /** What must be there afterwards. */
  output: string
  make: () => Promise<void>
}
