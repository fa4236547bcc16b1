/** Returns a sentence for each unlisted route, with the file to edit. */
export const unlisted = (routes: readonly string[], rows: readonly string[], file: string): string[] =>
  routes
    .filter(route => !rows.includes(route))
    .map(
      route =>
        `${route} is in no list: say in apps/api/src/testing/access/${file} who may call it and what it answers`,
    )
