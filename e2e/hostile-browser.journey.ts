import { once } from 'node:events'
import { readdirSync, readFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import { fileURLToPath } from 'node:url'
import { expect, type Page } from '@playwright/test'
import { test } from './steps/frugal-test.ts'
import { person } from './steps/known-report.ts'
import { makePastAssessments } from './steps/past-assessments.ts'
import { rememberProfiles } from './steps/profiles.ts'
import { landingWords, wayWords } from './steps/words.ts'

/** Serves a page with the given body on a foreign origin. */
async function openForeignSite(body: string): Promise<{ url: string; server: Server }> {
  const server = createServer((_request, response) =>
    response.writeHead(200, { 'content-type': 'text/html' }).end(body),
  )
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('the foreign site has no port')
  return { url: `http://127.0.0.1:${address.port}/`, server }
}

const framed = ['/', '/player/', '/login', '/your-data', '/api/docs', '/sandbox/mails']

test('none of our pages appears in a foreign frame, and a foreign page that opens one loses its handle', async ({
  page,
  baseURL,
}) => {
  const frames = framed.map(path => `<iframe src="${baseURL}${path}"></iframe>`).join('')
  const script = `addEventListener('message', event => { window.heard = event.data })
    document.querySelector('button').onclick = () => { window.opened = window.open('${baseURL}/') }`
  const { url, server } = await openForeignSite(`${frames}<button>Open</button><script>${script}</script>`)
  await page.goto(url)
  const inFrames = () =>
    page
      .mainFrame()
      .childFrames()
      .map(frame => frame.url())
  await expect.poll(inFrames).toEqual(framed.map(() => 'chrome-error://chromewebdata/'))

  const opening = page.waitForEvent('popup')
  await page.getByRole('button').click()
  const popup = await opening
  await expect(popup.getByRole('link', { name: landingWords.enter.browser })).toBeVisible()
  expect(await popup.evaluate(() => window.opener)).toBeNull()
  expect(await page.evaluate('window.opened.closed')).toBe(true)
  expect(await page.evaluate('window.heard')).toBeUndefined()
  await popup.close()
  await new Promise(closed => {
    server.close(closed)
    server.closeAllConnections()
  })
})

const markup = '<img src=/x onerror=hurt=1>"><svg onload=hurt=1><script>hurt=1</script>'

test('markup in a name stays text on every page that shows the name', async ({ page }) => {
  const dialogs: string[] = []
  page.on('dialog', dialog => void dialogs.push(dialog.message()))
  const broken: string[] = []
  page.on('console', line => {
    if (/Content Security Policy/.test(line.text())) broken.push(line.text())
  })
  await rememberProfiles(page, [
    { name: markup, age: person.age, sex: person.sex },
    { name: `${markup}2`, age: '30', sex: 'Male' },
  ])
  await page.goto('/longevity-test')
  // The start asks who it is if several people share a phone.
  await expect(page).toHaveURL(/\/profiles$/)
  const [assessmentId = ''] = await makePastAssessments(page, [null])
  const { request } = page.context()
  const { userIdentifier } = await page.evaluate(
    () => JSON.parse(localStorage.getItem('user-id') ?? '{}').state,
  )
  const userDetails = { ...person, name: markup }
  await request.put('/api/lithe/user', { data: { userIdentifier, source: 'web', userDetails } })
  const seen: string[] = []
  for (const path of [
    '/profiles',
    '/onboarding/questionnaire',
    '/assessment/list',
    `/assessment/report/${assessmentId}`,
    '/your-data',
    '/your-data/sent',
  ]) {
    await page.goto(path)
    await expect(page.locator('main h1, h1').first()).toBeVisible()
    await page.waitForLoadState('networkidle')
    expect(await page.evaluate("'hurt' in window"), path).toBe(false)
    await expect(page.locator('img[src="/x"], svg[onload]'), path).toHaveCount(0)
    if ((await page.getByText('<img src=/x onerror=hurt=1>').count()) > 0) seen.push(path)
  }
  expect(seen).toEqual(expect.arrayContaining(['/profiles', '/onboarding/questionnaire']))
  expect([dialogs, broken]).toEqual([[], []])
})

const sources = fileURLToPath(new URL('../apps/web/src', import.meta.url))
const persisted =
  /(?:keptStore(?:<\w+>)?\(\s*'|name: ')([\w-]+)',\s+(?=read|kept =>|version: \d+,\s+storage: createJSONStorage)/g

/** Storage keys of all stores, read from the sources so that new ones are included. */
const storeNames = () =>
  readdirSync(sources, { recursive: true, encoding: 'utf8' })
    .filter(path => path.endsWith('.ts') && !path.endsWith('.test.ts'))
    .flatMap(path => [...readFileSync(`${sources}/${path}`, 'utf8').matchAll(persisted)])
    .map(([, name = '']) => name)

const kept = (state: unknown) => JSON.stringify({ state, version: 1 })
const wrongFields = Object.fromEntries(
  [
    ...['userIdentifier', 'name', 'age', 'sex', 'isMuted', 'profiles', 'currentProfileId', 'baseUserId'],
    ...[
      'given',
      'guardianOf',
      'owed',
      'byEmail',
      'report',
      'standing',
      'checkouts',
      'organisation',
      'sessions',
    ],
  ].map((name, index) => [name, [7, [null], { a: { b: 1 } }, true, '\u202e'][index % 5]]),
)
const garbage: [string, string][] = [
  ['no JSON', '{"state":'],
  ['nothing', 'null'],
  ['a list', '[[[]]]'],
  ['a state that is none', kept(null)],
  ['a state of text', kept('x'.repeat(5000))],
  ['fields of wrong kinds', kept(wrongFields)],
  ['fields that reach into every object', '{"state":{"__proto__":{"name":1},"constructor":7},"version":1}'],
  ['a version of another world', JSON.stringify({ state: wrongFields, version: 1e9 })],
]

async function fillWith(page: Page, text: string, names: readonly string[]) {
  await page.evaluate(
    ([value, keys]) => {
      for (const key of [...keys, ...Object.keys(localStorage)]) localStorage.setItem(key, value)
      for (const key of ['outbox:1', 'sent:1', 'kept-here:user-id']) localStorage.setItem(key, value)
    },
    [text, names] as const,
  )
}

test('the app opens without errors whatever is in the browser’s storage', async ({ page }) => {
  const names = storeNames()
  expect(names.length, 'stores found in the sources').toBeGreaterThan(8)
  const thrown: string[] = []
  let what = ''
  page.on('pageerror', error => thrown.push(`${what}: ${error.message}`))
  await page.goto('/longevity-test')
  await expect(page.getByRole('button', { name: wayWords.start.start })).toBeEnabled()
  for (const [kind, text] of garbage) {
    what = kind
    for (const path of ['/longevity-test', '/your-data']) {
      await fillWith(page, text, names)
      await page.goto(path)
      await expect(page.locator('h1').first(), `${kind} at ${path}`).toBeVisible()
    }
  }
  expect(thrown).toEqual([])
})
