import { By, Session, WebDriver } from 'selenium-webdriver'
import { expect, test } from 'vitest'
import { marionetteExecutor } from './marionette-executor.ts'

const reference = { 'element-6066-11e4-a52e-4f735466cecf': 'e-1' }

/** A driver over a Marionette that records commands. */
function drive(answer: unknown) {
  const asked: [string, object][] = []
  const marionette = {
    async command<Result>(name: string, parameters: object = {}) {
      asked.push([name, parameters])
      return answer as Result
    },
    close() {},
  }
  return { asked, driver: new WebDriver(new Session('one', {}), marionetteExecutor(marionette)) }
}

test('a found element can be clicked, or entered as a frame, by its id', async () => {
  const { asked, driver } = drive({ value: reference })
  const element = await driver.findElement(By.css('iframe'))
  await element.click()
  await driver.switchTo().frame(element)
  await driver.switchTo().defaultContent()
  expect(asked.slice(1)).toEqual([
    ['WebDriver:ElementClick', { id: 'e-1' }],
    ['WebDriver:SwitchToFrame', { element: 'e-1' }],
    ['WebDriver:SwitchToFrame', { id: null }],
  ])
})

test('several elements are found without the single-value envelope', async () => {
  const { driver } = drive([reference, reference])
  expect(await driver.findElements(By.css('a'))).toHaveLength(2)
})

test('a script runs in the page itself, with elements as arguments', async () => {
  const { asked, driver } = drive({ value: 7 })
  expect(await driver.executeScript('return 7')).toBe(7)
  expect(asked).toEqual([['WebDriver:ExecuteScript', { script: 'return 7', args: [], sandbox: null }]])
})

test('the error for an unsupported command names it', async () => {
  await expect(drive(null).driver.getTitle()).rejects.toThrow('getTitle')
})
