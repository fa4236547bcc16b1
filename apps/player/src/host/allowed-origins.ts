/** Who may start and stop this page: its own origin, and those a deployment lists, separated by spaces. */
export function allowedOrigins(ownOrigin: string, listed: string | undefined): readonly string[] {
  const others = (listed ?? '').split(/\s+/).filter(origin => origin !== '')
  return [...new Set([ownOrigin, ...others.map(origin => new URL(origin).origin)])]
}
