import { expect, test } from 'vitest'
import { cutChangelog } from './cut-changelog.ts'

const release = { version: '0.2.0', current: '0.1.0', date: '2026-12-01' }
const changelog =
  '# Changelog\n\n## Unreleased\n\n- The hold starts with the foot.\n\n## 0.1.0 · 2026-11-01\n\n- First.\n'

test('unreleased changes move under their version and date, below a new empty section', () => {
  expect(cutChangelog(changelog, release)).toEqual({
    ok: true,
    notes: '- The hold starts with the foot.',
    changelog:
      '# Changelog\n\n## Unreleased\n\n## 0.2.0 · 2026-12-01\n\n- The hold starts with the foot.\n\n## 0.1.0 · 2026-11-01\n\n- First.\n',
  })
})

test('the first release uses its section’s version and needs no version below', () => {
  const first = '# Changelog\n\n## 0.1.0 (unreleased)\n\n- All of it.\n'
  expect(cutChangelog(first, { ...release, version: '0.1.0' })).toEqual({
    ok: true,
    notes: '- All of it.',
    changelog: '# Changelog\n\n## Unreleased\n\n## 0.1.0 · 2026-12-01\n\n- All of it.\n',
  })
})

test.each([
  ['v0.2.0', changelog, 'is no version'],
  ['0.1.0', changelog, 'does not come after 0.1.0'],
  ['0.0.9', changelog, 'does not come after 0.1.0'],
  ['0.2.0', '# Changelog\n', 'has no section'],
  ['0.2.0', '## Unreleased\n\n## 0.1.0 · 2026-11-01\n\n- First.\n', 'nothing stands under'],
])('%s of %j cannot be released, and the error says why', (version, text, problem) => {
  expect(cutChangelog(text, { ...release, version })).toEqual({
    ok: false,
    problem: expect.stringContaining(problem),
  })
})

test('a tenth release follows the ninth', () => {
  expect(cutChangelog(changelog, { ...release, version: '0.10.0', current: '0.9.3' }).ok).toBe(true)
})
