import { mkdir, writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'

export const summary = 'draws the plates of the design'
export const usage = 'npm run lab -- plates'

const folder = fileURLToPath(new URL('../../packages/design/plates/', import.meta.url))

const writtenFolds = (
  folds: readonly (readonly [number, string])[],
) => `/** Silhouettes of a body folded to a hip angle in degrees: feet at the origin, 1000 tall, facing right. Drawn by ${usage}. */
export const folds: Readonly<Record<string, string>> = {
${folds.map(([degrees, line]) => `  ${degrees}: '${line}',\n`).join('')}}
`

export async function run(words: string[]) {
  parseArgs({ args: words })
  const { drawFold, foldsDrawn } = await import('../studio/chronophotograph/draw-fold.ts')
  const { drawMark } = await import('../studio/chronophotograph/draw-mark.ts')
  const { drawPlate } = await import('../studio/chronophotograph/draw-plate.ts')
  const { drawScene } = await import('../studio/chronophotograph/draw-scene.ts')
  const { plates } = await import('../studio/chronophotograph/plates.ts')
  const { scenes } = await import('../studio/chronophotograph/scenes.ts')
  await mkdir(folder, { recursive: true })
  for (const plate of plates) await writeFile(`${folder}${plate.name}.svg`, drawPlate(plate))
  for (const scene of scenes) await writeFile(`${folder}${scene.name}.svg`, drawScene(scene))
  await writeFile(`${folder}mark.svg`, drawMark())
  const folds = foldsDrawn.map(degrees => [degrees, drawFold(degrees)] as const)
  await writeFile(`${folder}../src/folds.ts`, writtenFolds(folds))
  console.log(
    `Drew ${[...plates, ...scenes].map(({ name }) => name).join(', ')} and the mark into packages/design/plates, and folded bodies beside it.`,
  )
}
