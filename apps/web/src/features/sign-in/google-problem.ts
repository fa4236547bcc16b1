import { ApiError } from '../../api-error.ts'
import { sentenceFor } from '../../error-sentences.ts'
import { NetworkError } from '../../network-error.ts'

/** What is left where Google’s way is closed; not every server sends codes. */
const otherWay = (hasCodes: boolean) =>
  hasCodes
    ? 'A code to your e-mail works just as well.'
    : 'You can go on without an account, and sign in later.'

export const googleMissing = (hasCodes: boolean) => `Google’s sign-in did not arrive. ${otherWay(hasCodes)}`

/** Why Google’s way cannot even be begun. */
export const beginProblem = (error: unknown, hasCodes: boolean): string =>
  error instanceof NetworkError
    ? 'You seem to be offline. Please check your network and try again.'
    : error instanceof ApiError && error.code === 'too-many-requests'
      ? `That was a little fast. Please wait a minute and try again. ${otherWay(hasCodes)}`
      : `Google’s sign-in is not open just now. ${otherWay(hasCodes)}`

/** Said on the next page where Google signed the person in and we could not. */
export const refusedNotice = (error: unknown) => ({
  title: 'You are not signed in',
  description: `${sentenceFor(error)} Until then you go on as before, and nothing is lost.`,
})
