/** Once the browser has nothing better to do; Safari cannot tell and gets a moment instead. */
export function whenIdle(run: () => void) {
  const breathMs = 1000
  if ('requestIdleCallback' in window) window.requestIdleCallback(run, { timeout: 2 * breathMs })
  else setTimeout(run, breathMs)
}
