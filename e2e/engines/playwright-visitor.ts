import { chromium, type Frame, type LaunchOptions } from '@playwright/test'
import { type Name, phoneSize, type Role, type Visitor } from '../../workshop/browsers/visitor.ts'
import { playerFrame } from '../steps/player.ts'

/** Chromium, driven as in all other journeys but without touch, like the other two engines. */
export async function playwrightVisitor(origin: string, launchOptions: LaunchOptions): Promise<Visitor> {
  const browser = await chromium.launch(launchOptions)
  const context = await browser.newContext({ viewport: phoneSize, reducedMotion: 'reduce' })
  context.setDefaultTimeout(180_000)
  const errors: string[] = []
  context.on('weberror', error => errors.push(String(error.error())))
  context.on('console', message => {
    // The browser requests it on its own if a page names no icon.
    const isIcon = message.location().url.endsWith('/favicon.ico')
    if (message.type() === 'error' && !isIcon) errors.push(message.text())
  })
  let page = await context.newPage()
  let window: Frame = page.mainFrame()
  const found = (role: Role, name: Name) => window.getByRole(role, { name, exact: true }).first()

  return {
    engine: 'chromium',
    go: async path => void (await page.goto(origin + path)),
    reload: async () => void (await page.reload()),
    evaluate: (script, input) => window.evaluate(script as never, input) as never,
    press: (role, name) => found(role, name).click(),
    pressText: text => window.getByText(text, { exact: true }).click(),
    fill: (role, name, text) => found(role, name).fill(text),
    choose: async value => void (await window.locator('select').selectOption(value)),
    sees: (role, name) => found(role, name).isVisible(),
    seesText: words => window.getByText(words).first().isVisible(),
    async inPlayer(act) {
      window = await playerFrame(page)
      try {
        return await act()
      } finally {
        window = page.mainFrame()
      }
    },
    async killPage() {
      const address = page.url()
      const crashed = page.waitForEvent('crash')
      const browserOfPage = await context.newCDPSession(page)
      // Its reply never comes.
      browserOfPage.send('Page.crash').catch(() => {})
      await crashed
      await page.close()
      page = await context.newPage()
      window = page.mainFrame()
      await page.goto(address)
    },
    setOffline: isOffline => context.setOffline(isOffline),
    errors: async () => errors,
    picture: () => page.screenshot(),
    close: () => browser.close(),
  }
}
