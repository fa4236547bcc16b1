import { describe, expect, it, vi } from 'vitest'
import { type CardCarrier, handOverCard } from './device-share.tsx'

const picture = new File(['png'], 'mobility-age.png', { type: 'image/png' })
const refusal = (name: string) => Promise.reject(new DOMException('no', name))

function carrier(given: Partial<CardCarrier>) {
  const done: string[] = []
  const able: CardCarrier = {
    canShare: () => true,
    share: async ({ files, text }) => void done.push(`shared ${files?.[0]?.name} ${text}`),
    download: ({ name }) => void done.push(`saved ${name}`),
    copyText: async text => void done.push(`copied ${text}`),
    ...given,
  }
  return { able, done }
}

describe('handing over the card', () => {
  it('passes picture and text to the share sheet if it accepts files', async () => {
    const { able, done } = carrier({})
    expect(await handOverCard(able, picture, 'Hello')).toBe('shared')
    expect(done).toEqual(['shared mobility-age.png Hello'])
  })

  it('does nothing more if the person closes the share sheet', async () => {
    const { able, done } = carrier({ share: () => refusal('AbortError') })
    expect(await handOverCard(able, picture, 'Hello')).toBe('cancelled')
    expect(done).toEqual([])
  })

  it('downloads the picture and copies the text if files cannot be shared', async () => {
    const { able, done } = carrier({ canShare: () => false })
    expect(await handOverCard(able, picture, 'Hello')).toBe('downloaded-and-copied')
    expect(done).toEqual(['saved mobility-age.png', 'copied Hello'])
  })

  it('downloads the picture if the share sheet fails, and says so if the clipboard does too', async () => {
    const warned = vi.spyOn(console, 'warn').mockImplementation(() => {})
    const { able, done } = carrier({
      share: () => refusal('NotAllowedError'),
      copyText: () => refusal('NotAllowedError'),
    })
    expect(await handOverCard(able, picture, 'Hello')).toBe('downloaded')
    expect(done).toEqual(['saved mobility-age.png'])
    expect(warned).toHaveBeenCalledTimes(2)
    warned.mockRestore()
  })
})
