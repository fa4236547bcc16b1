import type { Page } from '@playwright/test'

type Given = { name: string; type: string; base64: string; text: string }

/** Gives the browser a share sheet that accepts files, and records them. */
export async function giveShareSheet(page: Page) {
  const given: Given[] = []
  await page.exposeFunction('tellShared', (card: Given) => void given.push(card))
  await page.addInitScript(() => {
    const toBase64 = async (file: File) => {
      const bytes = new Uint8Array(await file.arrayBuffer())
      return btoa(Array.from(bytes, byte => String.fromCharCode(byte)).join(''))
    }
    const canShare = ({ files }: ShareData) => (files?.length ?? 0) > 0
    const share = async ({ files, text }: ShareData) => {
      const file = files?.[0]
      if (!file) throw new TypeError('no file')
      const { name, type } = file
      await Reflect.apply(Reflect.get(window, 'tellShared'), window, [
        { name, type, text, base64: await toBase64(file) },
      ])
    }
    Object.defineProperties(navigator, { canShare: { value: canShare }, share: { value: share } })
  })
  return given
}
