import type { CardCarrier } from './hand-over-card.ts'

function download(picture: File) {
  const address = URL.createObjectURL(picture)
  const link = document.createElement('a')
  link.href = address
  link.download = picture.name
  link.click()
  // The browser has begun to read it by the next task.
  setTimeout(() => URL.revokeObjectURL(address), 1000)
}

/** Older browsers lack one or the other of these. */
type Able = Partial<Pick<Navigator, 'canShare' | 'share' | 'clipboard'>>

export function browserCarrier(): CardCarrier {
  const browser: Able = navigator
  return {
    canShare: card => browser.canShare?.(card) ?? false,
    share: async card => browser.share?.(card),
    download,
    copyText: async text => {
      if (!browser.clipboard) throw new Error('This browser has no clipboard for pages')
      await browser.clipboard.writeText(text)
    },
  }
}
