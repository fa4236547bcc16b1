/**
 * Features that the oldest supported browsers lack by the compatibility data, but that the sources use anyway, with
 * reasons.
 */
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

/** The same for built style sheets; where a feature is missing, only what is stated here is lost. */
export const allowedStyles: Readonly<Record<string, string>> = {
  'at-rules.page': 'only the margins of a printed report',
  'properties.accent-color': 'the colour of a box that is ticked; partial by its contrast alone',
  'properties.contain-intrinsic-block-size': 'goes with content-visibility',
  'properties.content-visibility': 'all is drawn at once, and a little later',
  'properties.forced-color-adjust': 'only where colours are forced, which Safari does not do',
  'properties.hyphens': 'Safari wants its prefix, which the build adds',
  'properties.paint-order': 'Chrome lacked it for letters in HTML alone; there the rim lies over them',
  'properties.print-color-adjust': 'Chrome wants its prefix, which the build adds',
  'properties.resize': 'Safari of iOS lets no field be drawn larger',
  'properties.text-size-adjust': 'Firefox has none and changes no size by itself',
  'properties.text-wrap': 'lines break as they always did',
  'properties.user-select': 'Safari wants its prefix, which the build adds',
  'properties.view-transition-name': 'pages change at once',
  'selectors.marker': 'Safari colours a sign and no more',
  'selectors.view-transition-group': 'pages change at once',
  'selectors.view-transition-new': 'pages change at once',
  'selectors.view-transition-old': 'pages change at once',
}
