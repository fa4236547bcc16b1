import { nameWithin } from '@lithe/contracts/organisations'
import type { Language } from '@lithe/words/languages'
import { expectFirstScreen, phone, showOn, smallPhone } from './looks.ts'

/** Faults of all routes on two phones in this language: cut off or too wide, or English there or in any state. */
export async function faultsIn(language: Language): Promise<string[]> {
  // A page picks its language when imported, so this comes before any import of the app.
  sessionStorage.setItem('language', language)
  const { expectations, insurer, visitAll } = await import('./every-route.ts')
  const { visitStates } = await import('./every-state.ts')
  const { untouchedOnPage } = await import('./untouched.ts')
  const faults: string[] = []
  const names = [insurer.name, nameWithin(insurer)]
  const look = (name: string) => faults.push(...untouchedOnPage(names).map(text => `${name}: ${text}`))
  await visitAll(async (name, stop) => {
    for (const size of [smallPhone, phone]) {
      await showOn(size)
      await expectFirstScreen(`${name}, ${size.width}×${size.height}`, expectations(name, stop)).catch(
        fault => faults.push(`${fault.message} ${fault.actual}`),
      )
    }
    look(name)
  })
  await visitStates(look)
  return faults
}
