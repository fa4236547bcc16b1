import { readFileSync } from 'node:fs'

/** File with the secret link that the server under test starts with. */
export const linkFile = () => `${process.env.E2E_DATA_DIR}-organisation-link`

/** Arguments of the command that creates the link. */
export const organisationWords = `link insurer --uses 100 --until ${new Date(Date.now() + 86_400_000).toISOString()}`

export function secretLink(): { search: string; key: string } {
  const [address = ''] = readFileSync(linkFile(), 'utf8').split('\n')
  return { search: address.slice(1), key: address.split('#k=')[1] ?? '' }
}
