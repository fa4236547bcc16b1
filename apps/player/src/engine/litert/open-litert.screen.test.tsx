import { expect, it } from 'vitest'
import { openLiteRt } from './open-litert.ts'

it('a loader that cannot be fetched fails with an error that names its file', async () => {
  const module = new WebAssembly.Module(new Uint8Array([0, 0x61, 0x73, 0x6d, 1, 0, 0, 0]))
  const loaderUrl = new URL('/engine/nowhere.js', location.href).href
  await expect(openLiteRt({ loaderUrl, module })).rejects.toThrow(`Load failed: ${loaderUrl}`)
})
