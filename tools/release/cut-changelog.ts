const Version = /^(\d+)\.(\d+)\.(\d+)$/

type Cut = { ok: true; changelog: string; notes: string } | { ok: false; problem: string }

const numbersOf = (version: string) => Version.exec(version)?.slice(1).map(Number)

function isLater(version: string, than: string): boolean {
  const [later = [], earlier = []] = [numbersOf(version), numbersOf(than)]
  const first = later.findIndex((number, index) => number !== earlier[index])
  return first >= 0 && (later[first] ?? 0) > (earlier[first] ?? 0)
}

const heading = /^## (?:Unreleased|(.+) \(unreleased\))\n/m

/** Moves unreleased changes to the section of `version`, dated `date` (2026-11-23), below a new empty section. */
export function cutChangelog(
  changelog: string,
  { version, current, date }: { version: string; current: string; date: string },
): Cut {
  if (!numbersOf(version)) return { ok: false, problem: `“${version}” is no version; give one like 1.4.0` }
  const unreleased = heading.exec(changelog)
  if (!unreleased) return { ok: false, problem: 'CHANGELOG.md has no section “## Unreleased”' }
  const isNamed = unreleased[1] === version
  if (!isNamed && !isLater(version, current))
    return { ok: false, problem: `${version} does not come after ${current}, the version in package.json` }
  const from = unreleased.index + unreleased[0].length
  const next = changelog.indexOf('\n## ', from)
  const notes = changelog.slice(from, next < 0 ? undefined : next).trim()
  if (!notes)
    return { ok: false, problem: 'nothing stands under “## Unreleased”: say there what users will notice' }
  const head = `${changelog.slice(0, unreleased.index)}## Unreleased\n\n## ${version} · ${date}\n`
  return { ok: true, changelog: `${head}${changelog.slice(from)}`, notes }
}
