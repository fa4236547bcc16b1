import { expect, test } from 'vitest'
import { checkClaims } from './claims.ts'

const found = (text: string, path = 'apps/web/src/a.tsx') =>
  checkClaims([{ path, text }]).map(({ message }) => message)

test.each([
  `const a = 'We diagnose your back'`,
  'const a = `Screening for everyone`',
  'const a = <p>This prevents falls</p>',
  'const a = <p title="A treatment">x</p>',
  `const a = 'your fall risk'`,
  `const a = 'Medical-grade accuracy'`,
  `const a = 'for patients'`,
  `const a = 'Clinically proven'`,
])('%s is a claim', text => {
  expect(found(text)).toHaveLength(1)
})

test.each([
  `import { a } from './screening.ts'`,
  'event.preventDefault()',
  `const a = 'min-h-screen'`,
  `const a = 'Start screen'`,
  '// Not a treatment',
  `const a = treatmentCount`,
])('%s is not a claim', text => {
  expect(found(text)).toEqual([])
})

test('both claims in a line are reported', () => {
  expect(found(`const a = 'It prevents falls, and prevention is a treatment'`)).toEqual([
    'says "prevents": a medical claim',
    'says "prevention": a medical claim',
    'says "treatment": a medical claim',
  ])
})

test('the README, pages and messages are checked too, but not tests or the api', () => {
  expect(found('Diagnoses you.', 'README.md')).toHaveLength(1)
  expect(found('<p>treatment</p>', 'apps/player/index.html')).toHaveLength(1)
  expect(found('{ "title": "A treatment" }', 'packages/words/messages/en/player.json')).toHaveLength(1)
  expect(found(`const a = 'patient'`, 'apps/web/src/a.test.tsx')).toEqual([])
})
