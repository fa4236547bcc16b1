import { expect, test } from 'vitest'
import { sectionOf, specRows } from './spec-rows.ts'

const text = [
  '## 1. What',
  '- Users can share.',
  '## 3. Entities',
  '**Profile** (stored as profile-data):',
  '**Feedback:** rating (1-5).',
  '- thumbnail',
  'Each breakdown has a score.',
  '- Share: see section 4.',
  '## 6. Roles',
  '- The guard: not shown.',
  '## 7. Calls',
  '| Method and path | Body |',
  '| POST /api/user | source |',
].join('\n')

test('each section’s sentences, points and cells are rows, without their headings', () => {
  expect(specRows(text).map(({ section, words }) => `${section} ${words}`)).toEqual([
    '§1 Users can share.',
    '§3 Feedback: rating (1-5).',
    '§3 thumbnail',
    '§3 Each breakdown has a score.',
    '§7 POST /api/user: source',
  ])
})

test('a section is one line that includes what the rows omit', () => {
  expect(sectionOf(text, '§6')).toBe('6. Roles The guard: not shown.')
  expect(sectionOf(text, '§3')).toContain(
    'Profile (stored as profile-data): Feedback: rating (1-5). thumbnail',
  )
})
