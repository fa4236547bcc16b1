/**
 * Whether the present document was loaded at this very address, and did not come here inside the app:
 * only then do the rules that the server sent along with it belong to this page.
 */
export function wasLoadedHere(): boolean {
  const [visit] = performance.getEntriesByType('navigation')
  return visit !== undefined && new URL(visit.name).pathname === window.location.pathname
}
