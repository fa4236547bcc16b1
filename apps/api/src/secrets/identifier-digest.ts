import { createHash } from 'node:crypto'

/** What the database keeps of an identifier: enough to find it again, too little to act with. */
export const identifierDigest = (identifier: string) => createHash('sha256').update(identifier).digest('hex')
