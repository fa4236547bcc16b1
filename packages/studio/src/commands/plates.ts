import { mkdir, writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { drawMark } from '../chronophotograph/draw-mark.ts'
import { drawPlate } from '../chronophotograph/draw-plate.ts'
import { drawScene } from '../chronophotograph/draw-scene.ts'
import { plates } from '../chronophotograph/plates.ts'
import { scenes } from '../chronophotograph/scenes.ts'

const folder = fileURLToPath(new URL('../../../design/plates/', import.meta.url))

await mkdir(folder, { recursive: true })
for (const plate of plates) await writeFile(`${folder}${plate.name}.svg`, drawPlate(plate))
for (const scene of scenes) await writeFile(`${folder}${scene.name}.svg`, drawScene(scene))
await writeFile(`${folder}mark.svg`, drawMark())
console.log(
  `Drew ${[...plates, ...scenes].map(({ name }) => name).join(', ')} and the mark into packages/design/plates.`,
)
