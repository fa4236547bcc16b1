import { readFile, writeFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { filmFile } from './film-camera.ts'

const framesPerSecond = 30

/** Decodes a film to JPEG frames in the browser. */
async function picturesOf(page: Page, film: string): Promise<Buffer[]> {
  const base64 = (await readFile(film)).toString('base64')
  const pictures = await page.evaluate(
    async ({ base64, framesPerSecond }) => {
      const video = document.createElement('video')
      video.src = URL.createObjectURL(
        new Blob([Uint8Array.from(atob(base64), letter => letter.charCodeAt(0))], { type: 'video/mp4' }),
      )
      await new Promise(resolve => {
        video.onloadeddata = resolve
      })
      const canvas = document.createElement('canvas')
      canvas.width = video.videoWidth
      canvas.height = video.videoHeight
      const context = canvas.getContext('2d')
      const count = Math.floor(video.duration * framesPerSecond)
      const found: string[] = []
      for (let index = 0; index < count; index += 1) {
        // Seeks to the middle of a frame, so that rounding cannot show its neighbour.
        video.currentTime = (index + 0.5) / framesPerSecond
        await new Promise(resolve => {
          video.onseeked = resolve
        })
        context?.drawImage(video, 0, 0)
        found.push(canvas.toDataURL('image/jpeg', 0.85).split(',')[1] ?? '')
      }
      return found
    },
    { base64, framesPerSecond },
  )
  return pictures.map(picture => Buffer.from(picture, 'base64'))
}

/**
 * Writes a film as the MJPEG file that Chromium's fake camera plays at 30 fps, with its first and last frames held.
 */
export async function writeCameraFile(
  page: Page,
  {
    film,
    file,
    heldBefore,
    heldAfter,
  }: { film: string; file: string; heldBefore: number; heldAfter: number },
) {
  const pictures = await picturesOf(page, filmFile(film))
  const first = pictures[0]
  const last = pictures.at(-1)
  if (!first || !last) throw new Error(`${film} has no pictures`)
  const held = (picture: Buffer, seconds: number) => Array<Buffer>(seconds * framesPerSecond).fill(picture)
  await writeFile(file, Buffer.concat([...held(first, heldBefore), ...pictures, ...held(last, heldAfter)]))
}
