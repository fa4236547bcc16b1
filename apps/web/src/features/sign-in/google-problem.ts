import { ApiError } from '../../api-error.ts'
import { sentenceFor } from '../../error-sentences.ts'
import { NetworkError } from '../../network-error.ts'

const otherWay = 'A code to your e-mail works just as well.'

export const googleMissing = `Google’s sign-in did not arrive. ${otherWay}`

/** Why Google’s way cannot even be begun. */
export const beginProblem = (error: unknown): string =>
  error instanceof NetworkError
    ? 'You seem to be offline. Please check your network and try again.'
    : error instanceof ApiError && error.code === 'too-many-requests'
      ? `That was a little fast. Please wait a minute and try again. ${otherWay}`
      : `Google’s sign-in is not open just now. ${otherWay}`

/** Said on the next page to somebody whom Google let in and we could not. */
export const refusedNotice = (error: unknown) => ({
  title: 'You are not signed in',
  description: `${sentenceFor(error)} Until then you go on as before, and nothing is lost.`,
})
