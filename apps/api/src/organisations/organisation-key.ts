import { createHash, randomBytes } from 'node:crypto'

const keyBytes = 24

export const newOrganisationKey = () => randomBytes(keyBytes).toString('base64url')

/** What the database keeps of a key: enough to know it again, too little to open anything. */
export const organisationKeyDigest = (key: string) => createHash('sha256').update(key).digest('hex')
