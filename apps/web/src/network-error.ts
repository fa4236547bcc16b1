/** No answer came: the network is down, or the server could not be reached in time. */
export class NetworkError extends Error {
  override readonly name = 'NetworkError'
}
