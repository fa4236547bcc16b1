import type { Language } from '@lithe/words/languages'
import { expectFirstScreen, phone, showOn, smallPhone } from './looks.ts'

/** What is wrong with the first screens of all routes, on two phones, of an app that speaks this language. */
export async function faultsIn(language: Language): Promise<string[]> {
  // A page settles its language as it is read, so it is chosen before anything of the app is.
  sessionStorage.setItem('language', language)
  const { expectations, visitAll } = await import('./every-route.ts')
  const faults: string[] = []
  await visitAll(async (name, stop) => {
    for (const size of [smallPhone, phone]) {
      await showOn(size)
      await expectFirstScreen(`${name}, ${size.width}×${size.height}`, expectations(name, stop)).catch(
        fault => faults.push(`${fault.message} ${fault.actual}`),
      )
    }
  })
  return faults
}
