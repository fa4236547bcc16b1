import { describe, expect, it, vi } from 'vitest'
import { reportVisibleText, visibleTexts } from './visible-text.ts'

const textsOf = (text: string) =>
  visibleTexts({ path: 'apps/web/src/greeting.tsx', text }).map(({ text }) => text)

describe('what people read', () => {
  it.each([
    ['<p>Stand up tall</p>', 'Stand up tall'],
    ['<button>Continue</button>', 'Continue'],
    ['<img alt="Your movement, drawn" />', 'Your movement, drawn'],
    ['<Sheet title="Stopped" />', 'Stopped'],
    ["const words = { why: 'Stand up tall' }", 'Stand up tall'],
    [`say(\`Hello \${name}, welcome\`)`, 'Hello , welcome'],
    ['<p>Hello there, {name}</p>', 'Hello there,'],
    [`count === 1 ? 'One place' : \`\${count} places here\``, 'One place'],
    ["isOpen ? 'Close it now' : null", 'Close it now'],
    ['<p>Only <b>yours</b></p>', 'Only'],
  ])('is found: %s', (code, text) => {
    expect(textsOf(code)).toContain(text)
  })

  it.each([
    "import a from 'Some where'",
    '<p className="mt-4 flex items-center">{words}</p>',
    '<svg viewBox="0 0 10 10"><path d="M 10 10 L 20 20" /></svg>',
    "throw new Error('no such thing here')",
    "console.log('The server is ready')",
    "if (key === 'Escape') close()",
    "const path = '/api/v1/sessions'",
    "const norm = { source: 'Rikli and Jones, 1999' }",
    "type Sex = 'Male' | 'Female'",
    "const reason = 'feet-out-of-frame'",
  ])('is told from code: %s', code => {
    expect(textsOf(code)).toEqual([])
  })
})

it('counts by file, and leaves out tests and packages/words', () => {
  const print = vi.spyOn(console, 'log').mockImplementation(() => {})
  const text = "export const why = 'Stand up tall'\nexport const title = 'Sit down there'"
  const findings = reportVisibleText(
    [
      'apps/web/src/a.ts',
      'apps/web/src/a.test.ts',
      'packages/words/src/b.ts',
      'apps/api/src/doctor/c.ts',
    ].map(path => ({ path, text })),
  )
  expect(findings).toEqual([])
  expect(print.mock.calls).toEqual([
    ['   2 texts in 1 files outside packages/words'],
    ['   2  apps/web/src/a.ts'],
  ])
  print.mockRestore()
})
