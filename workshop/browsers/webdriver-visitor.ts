import { By, type WebElement } from 'selenium-webdriver'
import { driveBrowser } from './drive-browser.ts'
import { asExpression, type BrowserEngine, watchForErrors } from './lab-page.ts'
import { type Name, phoneSize, type Role, type Visitor } from './visitor.ts'

/** Long enough for the engine to warm up before a movement on a busy machine. */
const patienceMs = 180_000
const lookEveryMs = 100

const elementsOf: Record<Role, string> = {
  button: 'button, [role="button"]',
  link: 'a[href]',
  textbox: 'input:not([type]), input[type="text"], input[type="email"], textarea',
  heading: 'h1, h2, h3',
}

const isCalled = (its: string, name: Name) => (typeof name === 'string' ? its === name : name.test(its))
const pause = () => new Promise(resolve => setTimeout(resolve, lookEveryMs))

/** Retries until it succeeds; reports the last obstacle on timeout. */
async function untilDone<Result>(what: string, attempt: () => Promise<Result | null>): Promise<Result> {
  const begun = Date.now()
  let inTheWay: unknown = 'it is not there'
  while (Date.now() - begun < patienceMs) {
    try {
      const done = await attempt()
      if (done !== null) return done
    } catch (error) {
      inTheWay = error
    }
    await pause()
  }
  throw new Error(`${what}: ${inTheWay instanceof Error ? inTheWay.message : inTheWay}`)
}

/** Drives Firefox or WebKitGTK; accessible names come from the engine. */
export async function webdriverVisitor(
  engine: Exclude<BrowserEngine, 'chromium'>,
  origin: string,
): Promise<Visitor> {
  const { driver, errors, pagePid, setOffline, close } = await driveBrowser(engine, phoneSize)

  const isSeen = (element: WebElement) =>
    driver.executeScript<boolean>('return arguments[0].checkVisibility()', element)
  async function find(role: Role, name: Name): Promise<WebElement | null> {
    for (const element of await driver.findElements(By.css(elementsOf[role])))
      if (isCalled(await element.getAccessibleName(), name) && (await isSeen(element))) return element
    return null
  }
  const evaluate: Visitor['evaluate'] = async (script, input) => {
    const [result, error] = await driver.executeAsyncScript<[string, string | undefined]>(
      `const done = arguments[arguments.length - 1];
       ${asExpression(script, input)}.then(result => done([result]), error => done([null, String(error)]))`,
    )
    if (error) throw new Error(error)
    return JSON.parse(result)
  }
  /** Retries until a press is possible; Chromium's driver and Firefox wait for that on their own. */
  const click = (what: string, look: () => Promise<WebElement | null>) =>
    untilDone(`pressing ${what}`, async () => {
      const element = await look()
      if (!element || !(await element.isEnabled())) return null
      // Drivers scroll only to the edge, where a footer may cover the element.
      await driver.executeScript(
        'arguments[0].scrollIntoView({ block: "center", behavior: "instant" })',
        element,
      )
      await element.click()
      return true
    })

  const kept: string[] = []
  /** Errors collected in this page; lost with the page. */
  const ownErrors = () => driver.executeScript<string[]>('return window.uncaught ?? []')
  const watch = () => driver.executeScript(watchForErrors)
  async function leaving(go: () => Promise<void>) {
    kept.push(...(await ownErrors().catch(() => [])))
    await go()
    await watch()
  }

  /** Reloads as a person does; Marionette's reload bypasses caches and service workers. */
  async function reload() {
    await driver.executeScript('window.isBeforeReload = true; location.reload()')
    const isNew = `return !window.isBeforeReload && document.readyState === 'complete'`
    await untilDone('reloading', async () => ((await driver.executeScript<boolean>(isNew)) ? true : null))
  }

  return {
    engine,
    go: path => leaving(() => driver.get(origin + path)),
    reload: () => leaving(reload),
    evaluate,
    async press(role, name) {
      await click(`${role} “${name}”`, () => find(role, name))
    },
    async pressText(text) {
      const path = By.xpath(`//*[not(self::script)][normalize-space(text())=${JSON.stringify(text)}]`)
      await click(`“${text}”`, () => driver.findElement(path))
    },
    async fill(role, name, text) {
      const field = await untilDone(`${role} “${name}”`, () => find(role, name))
      await field.sendKeys(text)
    },
    async choose(value) {
      await click(`the choice ${value}`, () => driver.findElement(By.css(`select option[value="${value}"]`)))
    },
    // An element that disappears during the check counts as absent.
    sees: async (role, name) => (await find(role, name).catch(() => null)) !== null,
    async seesText(words) {
      // A sentence may span elements, so this finds the innermost that contain all of it.
      const has = `contains(normalize-space(translate(., '\u00a0', ' ')), ${JSON.stringify(words)})`
      const path = By.xpath(`//body//*[${has}][not(*[${has}])]`)
      for (const element of await driver.findElements(path))
        if (await isSeen(element).catch(() => false)) return true
      return false
    },
    async inPlayer(act) {
      await driver.switchTo().frame(await driver.findElement(By.css('iframe')))
      try {
        return await act()
      } finally {
        await driver.switchTo().defaultContent()
      }
    },
    async killPage() {
      if (!pagePid)
        throw new Error(`the driver of ${engine} ends its session together with the page’s process`)
      const address = await driver.getCurrentUrl()
      process.kill(await pagePid(), 'SIGKILL')
      await untilDone(`opening ${address} again`, async () => {
        await driver.switchTo().defaultContent()
        await driver.get(address)
        return true
      })
      await watch()
    },
    setOffline: async isOffline => setOffline?.(isOffline),
    errors: async () => [...(errors() ?? [...kept, ...(await ownErrors())])],
    picture: async () => Buffer.from(await driver.takeScreenshot(), 'base64'),
    close,
  }
}
