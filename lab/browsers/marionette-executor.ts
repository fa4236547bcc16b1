import type { Command, Executor } from 'selenium-webdriver/lib/command.js'
import type { Marionette } from './marionette.ts'

/** What Marionette calls the commands of WebDriver that it is asked for here. */
const nameOf: Record<string, string> = {
  get: 'WebDriver:Navigate',
  getCurrentUrl: 'WebDriver:GetCurrentURL',
  executeScript: 'WebDriver:ExecuteScript',
  executeAsyncScript: 'WebDriver:ExecuteAsyncScript',
  findElement: 'WebDriver:FindElement',
  findElements: 'WebDriver:FindElements',
  clickElement: 'WebDriver:ElementClick',
  isElementEnabled: 'WebDriver:IsElementEnabled',
  sendKeysToElement: 'WebDriver:ElementSendKeys',
  getAriaRole: 'WebDriver:GetComputedRole',
  getAccessibleName: 'WebDriver:GetComputedLabel',
  switchToFrame: 'WebDriver:SwitchToFrame',
  screenshot: 'WebDriver:TakeScreenshot',
}

const elementKey = 'element-6066-11e4-a52e-4f735466cecf'
type ElementReference = { [elementKey]: string }

/** Elements go as their ids, except where they are arguments of a script. */
async function parametersOf(command: Command): Promise<object> {
  const { sessionId: _, id, ...rest } = command.getParameters() as Record<string, unknown>
  const name = command.getName()
  const element = (await id) as ElementReference | number | null | undefined
  if (name === 'switchToFrame')
    return element && typeof element === 'object' ? { element: element[elementKey] } : { id: element }
  if (element && typeof element === 'object') return { ...rest, id: element[elementKey] }
  // In no sandbox: a script sees what the page has defined.
  return name.startsWith('execute') ? { ...rest, sandbox: null } : rest
}

/** Commands of selenium-webdriver, carried out over Marionette: Firefox is driven as every other browser is. */
export const marionetteExecutor = (marionette: Marionette): Executor => ({
  async execute(command) {
    const name = nameOf[command.getName()]
    if (!name) throw new Error(`Marionette was not taught ${command.getName()}`)
    const result = await marionette.command<{ value?: unknown }>(name, await parametersOf(command))
    return result && 'value' in result ? result.value : result
  },
})
