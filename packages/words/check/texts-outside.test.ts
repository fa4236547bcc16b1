import { expect, it } from 'vitest'
import { shippedTexts } from './shipped-texts.ts'
import { textsOutsideWords } from './texts-outside.ts'

const file = (path: string, text = "export const why = 'Stand up tall'") => ({ path, text })
const messages = (...of: Parameters<typeof textsOutsideWords>) =>
  textsOutsideWords(...of).map(({ path, line, message }) => `${path}:${line ?? ''} ${message}`)

it('user-visible text in a page, the server or a contract fails with its location', () => {
  expect(messages([file('apps/web/src/a.ts', "\n\nexport const why = 'Stand up tall'")], [])).toEqual([
    'apps/web/src/a.ts:3 "Stand up tall" is read by people and stands outside packages/words',
  ])
  const places = ['apps/api/src/ground/mail/a.ts', 'apps/player/src/a.tsx', 'packages/card/src/a.ts']
  expect(
    textsOutsideWords(
      places.map(path => file(path)),
      [],
    ),
  ).toHaveLength(3)
})

it.each(['apps/web/src/a.test.ts', 'apps/web/src/testing/a.ts', 'packages/words/src/b.ts', 'workshop/a.ts'])(
  'text in %s is not user-visible',
  path => {
    expect(messages([file(path)], [])).toEqual([])
  },
)

it('an exception applies to its file and strings as long as it is needed', () => {
  const allowed = [{ path: /a\.ts$/, texts: ['Stand up tall', 'Sit down'], reason: 'tried here' }]
  const idle = 'packages/words/check/allowed-texts.ts: "Sit down" is needed by no text'
  expect(messages([file('apps/web/src/a.ts')], allowed)).toEqual([idle])
  expect(messages([file('apps/web/src/b.ts')], allowed)).toHaveLength(4)
})

it.each([
  ['a.html', '<title>Lithe</title><meta name="description" content="Move well"><p>Stay <b>here</b></p>', 3],
  [
    'a.html',
    '<!-- Until it is there --><style>.a { color: red }</style><meta name="theme-color" content="red">',
    0,
  ],
  ['a.svg', '<svg viewBox="0 0 9 9"><title>A squat</title><path d="M0 0Z"/></svg>', 1],
  ['a.vtt', 'WEBVTT\n\n00:00.500 --> 00:02.000\nHello there.\n', 1],
  ['a.webmanifest', '{ "name": "Lithe", "description": "How you move", "icons": [{ "sizes": "any" }] }', 1],
])('files shipped unprocessed are read too: %s %s', (path, text, count) => {
  expect(shippedTexts({ path, text })).toHaveLength(count)
})
