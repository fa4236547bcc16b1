/** What a browser can do with a picture and its words. */
export type CardCarrier = {
  canShare: (card: ShareData) => boolean
  share: (card: ShareData) => Promise<void>
  download: (picture: File) => void
  copyText: (text: string) => Promise<void>
}

export type HandedOver = 'shared' | 'cancelled' | 'downloaded-and-copied' | 'downloaded'

const isCancelled = (error: unknown) => error instanceof DOMException && error.name === 'AbortError'

/** By the device's own share sheet where it takes files; else the picture is saved and its words are copied. */
export async function handOverCard(carrier: CardCarrier, picture: File, text: string): Promise<HandedOver> {
  const card = { files: [picture], text }
  if (carrier.canShare(card)) {
    try {
      await carrier.share(card)
      return 'shared'
    } catch (error) {
      if (isCancelled(error)) return 'cancelled'
      console.warn('The share sheet did not take the card', error)
    }
  }
  carrier.download(picture)
  try {
    await carrier.copyText(text)
    return 'downloaded-and-copied'
  } catch (error) {
    console.warn('The clipboard did not take the message', error)
    return 'downloaded'
  }
}
