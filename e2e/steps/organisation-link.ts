import { readFileSync } from 'node:fs'

/** Where the secret link lies that the server under test starts with. */
export const linkFile = () => `${process.env.E2E_DATA_DIR}-organisation-link`

/** What the command is told that deployments use. */
export const organisationWords = `link insurer --uses 100 --until ${new Date(Date.now() + 86_400_000).toISOString()}`

/** What stands behind the address of our pages in that link. */
export function secretLink(): { search: string; key: string } {
  const [address = ''] = readFileSync(linkFile(), 'utf8').split('\n')
  return { search: address.slice(1), key: address.split('#k=')[1] ?? '' }
}
