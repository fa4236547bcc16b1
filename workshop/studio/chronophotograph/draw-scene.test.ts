import { describe, expect, it } from 'vitest'
import { skeletonOf } from '../../choreography/choreography.ts'
import { drawScene } from './draw-scene.ts'
import { paperFrom, placeOnPaper } from './paper.ts'
import { type Exposed, pictureFrame, scenes } from './scenes.ts'

function reachOf({ movement, seconds, view, x, floorY, unitsPerMetre }: Exposed) {
  const paper = paperFrom(view === 'front' ? 0 : -90, unitsPerMetre, floorY, x)
  const { head, sides } = skeletonOf(movement.body, movement.postureAt(seconds))
  const places = [head, ...Object.values(sides).flatMap(side => Object.values(side))]
  return places.map(place => placeOnPaper(paper, place))
}
const isInPicture = ({ x, y }: { x: number; y: number }) =>
  x > pictureFrame.x &&
  x < pictureFrame.x + pictureFrame.width &&
  y > pictureFrame.y &&
  y < pictureFrame.y + pictureFrame.height

describe.each(scenes)('the scene $name', scene => {
  it('is deterministic, with finite coordinates', () => {
    const drawing = drawScene(scene)
    expect(drawing).toBe(drawScene(scene))
    expect(drawing).not.toMatch(/NaN|undefined|Infinity/)
    expect(drawing.length).toBeLessThan(24_000)
  })

  it('shows the solution fully opaque, with all of her inside the drawn frame', () => {
    if (scene.hasFrame) expect(reachOf(scene.clear).filter(place => !isInPicture(place))).toEqual([])
    expect(scene.way.length).toBeGreaterThan(1)
  })

  it('shows the obstacle faintly', () => {
    const { before, name } = scene
    if (!before) return
    const outside = reachOf(before).filter(place => !isInPicture(place)).length
    if (/no-person|out-of-frame/.test(name)) expect(outside).toBeGreaterThan(0)
    if (/not-/.test(name)) expect(before.view).not.toBe(scene.clear.view)
  })
})
