import { readFileSync } from 'node:fs'

const linkFile = () => `${process.env.E2E_DATA_DIR}-organisation-link`

/** Makes the secret link that the server under test starts with, by the command that deployments use. */
export const organisationCommand = () =>
  `node ../tools/bootstrap.mjs organisations link insurer --uses 100 --until ${new Date(Date.now() + 86_400_000).toISOString()} > ${linkFile()}`

/** What stands behind the address of our pages in that link. */
export function secretLink(): { search: string; key: string } {
  const [address = ''] = readFileSync(linkFile(), 'utf8').split('\n')
  return { search: address.slice(1), key: address.split('#k=')[1] ?? '' }
}

/** The insurer asks for replays: what that command is told before, with the codes. */
export const furtherOrganisations = ['edit insurer --replay on']
