import { describe, expect, it } from 'vitest'
import { visibleTexts } from './visible-text.ts'

const textsOf = (text: string) =>
  visibleTexts({ path: 'apps/web/src/greeting.tsx', text }).map(({ text }) => text)

describe('user-visible text', () => {
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
    ['<p>loading</p>', 'loading'],
    ["const why = 'Stand up; then sit down.'", 'Stand up; then sit down.'],
    ["const mail = '<h1>Thank you</h1>'", '<h1>Thank you</h1>'],
    ["<p>{isOpen ? 'open' : 'shut'}</p>", 'shut'],
    ["<p>{name ?? 'you'}</p>", 'you'],
    ['<input placeholder="e-mail" />', 'e-mail'],
    ["field.setAttribute('aria-label', 'Your name')", 'Your name'],
    [`const left = \`\${count} tries\``, 'tries'],
    ["const and = one + ' and ' + other", 'and'],
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
    "request.log.warn({ err }, 'The database does not answer')",
    "z.string().max(500, 'has at most 500 characters')",
    "select().from(people).for('no key update')",
    "matchMedia('(prefers-color-scheme: dark)')",
    "const look = 'flex items-center justify-center text-center'",
    'const policy = "default-src \'none\'"',
    `const font = \`\${weight} \${px}px Fraunces\``,
    `const arc = \`M \${x} \${y} L \${x} \${y} Z\``,
    '<h1>Lithe</h1>',
    'const dot = \'<td style="padding: 9px"><b>&nbsp;</b></td>\'',
    "const row = 'color: red; font: inherit;'",
    `<span key={\`place \${index}\`} />`,
    'const call = { summary: `What opening it costs`, method: `GET` }',
    "const experts = [{ journal: 'Physical Therapy', paper: 'Toe-touch test: its validity' }]",
  ])('is distinguished from code: %s', code => {
    expect(textsOf(code)).toEqual([])
  })
})
