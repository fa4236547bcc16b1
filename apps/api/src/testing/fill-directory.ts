import { cp } from 'node:fs/promises'
import { join } from 'node:path'
import { inject } from 'vitest'

/** Puts an embedded database there as a server's first start leaves it, without the seconds that takes. */
export const fillDirectory = (directory: string) =>
  cp(inject('pgliteDirectory'), join(directory, 'pglite'), { recursive: true })
