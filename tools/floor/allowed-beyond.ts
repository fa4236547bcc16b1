/** What the data count as lacking in a browser of the floor and the sources use all the same, each with its reason. */
export const allowedBeyond: Readonly<Record<string, string>> = {
  'AbortSignal.timeout_static': 'before Chrome 124 its error had another name, which nobody reads',
  'AudioParam.exponentialRampToValueAtTime': 'Firefox has it; its curve is rounded differently',
  'AudioParam.linearRampToValueAtTime': 'Firefox has it; its curve is rounded differently',
  'HTMLMediaElement.srcObject': 'all take the stream of a camera; only Safari takes files too',
  'HTMLVideoElement.cancelVideoFrameCallback': 'called only where requestVideoFrameCallback was found',
  'KeyboardEvent.isComposing':
    'Safari says false for the Enter that ends a word, and the form asks once too early',
  'MediaStreamTrack.muted': 'Firefox always says false, and tells of a lost picture by `ended`',
  'Window.devicePixelRatio': 'Safari has it; it leaves out how far the page is zoomed',
}
