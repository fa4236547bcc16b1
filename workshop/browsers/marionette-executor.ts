import type { Command, Executor } from 'selenium-webdriver/lib/command.js'
import type { Marionette } from './marionette.ts'

/** Marionette's names for the WebDriver commands used. */
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

/** Sends elements as ids, except in script arguments. */
async function parametersOf(command: Command): Promise<object> {
  const { sessionId: _, id, ...rest } = command.getParameters() as Record<string, unknown>
  const name = command.getName()
  const element = (await id) as ElementReference | number | null | undefined
  if (name === 'switchToFrame')
    return element && typeof element === 'object' ? { element: element[elementKey] } : { id: element }
  if (element && typeof element === 'object') return { ...rest, id: element[elementKey] }
  // Without a sandbox, so that scripts see the page's definitions.
  return name.startsWith('execute') ? { ...rest, sandbox: null } : rest
}

/** Executes selenium-webdriver commands over Marionette, so that Firefox is driven like other browsers. */
export const marionetteExecutor = (marionette: Marionette): Executor => ({
  async execute(command) {
    const name = nameOf[command.getName()]
    if (!name) throw new Error(`Marionette was not taught ${command.getName()}`)
    const result = await marionette.command<{ value?: unknown }>(name, await parametersOf(command))
    return result && 'value' in result ? result.value : result
  },
})
