import { ApiError } from '../../api-error.ts'
import { sentenceFor } from '../../error-sentences.ts'
import { NetworkError } from '../../network-error.ts'

const goOn = 'You can also continue without signing in.'

/** Why no code is on its way, and what to do instead. */
export function sendProblem(error: unknown): string {
  if (error instanceof NetworkError)
    return `No code was sent: you seem to be offline. Please check your network and try again. ${goOn}`
  if (error instanceof ApiError && error.code === 'too-many-requests')
    return 'A code went to this address a little while ago. Please look in your mail, or try again in two minutes.'
  if (error instanceof ApiError && error.code === 'sign-in-locked')
    return `There were too many wrong codes for this address. Please try again in 20 minutes. ${goOn}`
  return `We could not send the code just now. Please try again in a moment. ${goOn}`
}

/** Why the code did not open the door. */
export function verifyProblem(error: unknown): string {
  if (error instanceof NetworkError)
    return 'Your code could not be checked: you seem to be offline. It did not count as a try. Please check your network, then press Continue again.'
  if (error instanceof ApiError && error.status >= 500)
    return 'Your code could not be checked just now. It did not count as a try. Please press Continue again in a moment.'
  const sentence = sentenceFor(error)
  return error instanceof ApiError && error.code === 'code-wrong'
    ? `${sentence} A code only works where it was asked for.`
    : sentence
}
