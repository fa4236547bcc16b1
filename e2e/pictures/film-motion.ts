import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { picturesFolder } from './looks.ts'

type Frame = { ms: number; picture: Buffer }

const framesShown = 8

/** Frames visible at even intervals from the first change to `lengthMs` later. */
export function framesOver(lengthMs: number, frames: readonly Frame[]): Frame[] {
  const startMs = frames[0]?.ms ?? 0
  return Array.from({ length: framesShown }, (_, index) => {
    const moment = startMs + (index * lengthMs) / (framesShown - 1)
    return frames.findLast(({ ms }) => ms <= moment)
  }).filter(frame => frame !== undefined)
}

/** Records what the browser paints once `act` begins, as frames in a folder named after the motion. */
export async function filmMotion(page: Page, name: string, lengthMs: number, act: () => Promise<unknown>) {
  const session = await page.context().newCDPSession(page)
  const frames: Frame[] = []
  session.on('Page.screencastFrame', ({ data, metadata, sessionId }) => {
    frames.push({ ms: (metadata.timestamp ?? 0) * 1000, picture: Buffer.from(data, 'base64') })
    void session.send('Page.screencastFrameAck', { sessionId }).catch(() => {})
  })
  await session.send('Page.startScreencast', { format: 'jpeg', quality: 80 })
  await page.waitForTimeout(200)
  const before = frames.at(-1)
  frames.length = 0
  await act()
  await page.waitForTimeout(lengthMs + 400)
  await session.send('Page.stopScreencast')
  const folder = join(picturesFolder, 'motion', name)
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  const shown = framesOver(lengthMs, frames)
  for (const [index, { picture }] of (before ? [before, ...shown] : shown).entries())
    writeFileSync(join(folder, `${index}.jpg`), picture)
}
