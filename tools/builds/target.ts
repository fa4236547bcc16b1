/** A build output, kept until its sources change. */
export type Target = {
  name: string
  /** Source files and folders, relative to the root. */
  inputs: readonly string[]
  /** What must exist afterwards. */
  output: string
  make: () => Promise<void>
}
