import * as endpoints from '@lithe/contracts/api'
import type { Call } from '../rights/testing/actor.ts'

type MoreToMake = { userIdentifier: string; initData?: string }

/** Requests a link from one browser to another. */
export const askForLink = (call: Call, { userIdentifier, initData }: MoreToMake) =>
  call(endpoints.makeBrowserLink, '/browser-link', {
    userIdentifier,
    source: 'telegram',
    ...(initData === undefined ? {} : { initData }),
  })

/** Opens the link in a browser and moves its guest along. */
export const openLink = (call: Call, key: string, body: { userIdentifier?: string } = {}) =>
  call(endpoints.signInWithLink, '/sign-in/link', { key, ...body })
