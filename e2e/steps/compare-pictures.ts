import type { Page } from '@playwright/test'

/** Difference between two images of equal size; pixels differ if beyond a visible threshold, at edges or elsewhere. */
export type Difference = { size: [number, number]; meanLevels: number; differingShare: number }

/** Compares two PNGs pixel by pixel in the browser. */
export const comparePictures = (page: Page, one: Buffer, other: Buffer): Promise<Difference> =>
  page.evaluate(
    async pictures => {
      const [first, second] = await Promise.all(
        pictures.map(async base64 => {
          const bytes = Uint8Array.from(atob(base64), letter => letter.charCodeAt(0))
          const bitmap = await createImageBitmap(new Blob([bytes], { type: 'image/png' }))
          const context = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d')
          if (!context) throw new Error('no canvas')
          context.drawImage(bitmap, 0, 0)
          return context.getImageData(0, 0, bitmap.width, bitmap.height)
        }),
      )
      if (!first || !second || first.data.length !== second.data.length) throw new Error('two sizes')
      const visibleLevels = 64
      let levels = 0
      let differing = 0
      for (let at = 0; at < first.data.length; at += 4) {
        const apart = [0, 1, 2].map(channel =>
          Math.abs((first.data[at + channel] ?? 0) - (second.data[at + channel] ?? 0)),
        )
        levels += apart.reduce((sum, value) => sum + value, 0) / 3
        if (Math.max(...apart) > visibleLevels) differing++
      }
      const dots = first.data.length / 4
      return {
        size: [first.width, first.height] as [number, number],
        meanLevels: levels / dots,
        differingShare: differing / dots,
      }
    },
    [one, other].map(png => png.toString('base64')),
  )
