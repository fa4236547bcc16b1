import { skeletonOf } from '../../choreography/choreography.ts'
import { groundShade } from './draw-plate.ts'
import { drawFigure } from './figure-drawing.ts'
import { headSymbol } from './head-drawing.ts'
import { paperFrom } from './paper.ts'
import { plateStyle } from './plate-style.ts'
import { type Exposed, pictureFrame, type Scene, sceneSize } from './scenes.ts'

const faint = 0.26
const beyondThePicture = 0.34
const outOf = ({ x, y, width, height }: typeof pictureFrame) =>
  `x="${x}" y="${y}" width="${width}" height="${height}" rx="28"`

/** As high as hips, in units of the scene. */
const stoolHeight = 330

/** A phone on its long side, leaning on a book on a stool, in a side view. */
const phone = (x: number, floorY: number) => {
  const top = floorY - stoolHeight
  return (
    `<path class="chrono-chair" d="M${x - 24} ${top}h160v22h-160zM${x - 12} ${top + 22}h16v${stoolHeight - 22}h-16zM${x + 108} ${top + 22}h16v${stoolHeight - 22}h-16z"/>` +
    `<path class="chrono-chair" d="M${x + 26} ${top - 4}h84v-74h-84z"/>` +
    `<path class="chrono-phone" d="M${x} ${top - 4}l28-128"/>`
  )
}

function exposure(
  { movement, seconds, view, x, floorY, unitsPerMetre }: Exposed,
  headId: string,
  isClear: boolean,
) {
  const paper = paperFrom(view === 'front' ? 0 : -90, unitsPerMetre, floorY, x)
  const skeleton = skeletonOf(movement.body, movement.postureAt(seconds))
  const figure = drawFigure(paper, skeleton, { view, headId, isClear, bothLegs: false })
  return { figure, shade: groundShade(paper, skeleton) }
}

/** Draws an arc from each place to the next. */
const stepsAlong = (way: Scene['way']) =>
  way
    .map(({ x, y }, index) => {
      const from = way[index - 1]
      if (!from) return `M${x} ${y}`
      const lift = 0.3 * Math.abs(x - from.x)
      return `Q${(from.x + x) / 2} ${((from.y + y) / 2 - lift).toFixed(0)} ${x} ${y}`
    })
    .join('')

/** Draws the obstacle faint and the solution clear, in the style of the plates, clipped to the camera's frame. */
export function drawScene({ name, before, clear, hasFrame, way, hasPhone }: Scene): string {
  const id = `chrono-head-${name}`
  const beforeId = `${id}-before`
  const now = exposure(clear, id, true)
  const was = before && exposure(before, beforeId, false)
  const { width, height } = sceneSize
  const [first, last] = [way[0], way.at(-1)]
  const floors = [...new Set([clear, ...(before ? [before] : [])].map(({ floorY }) => floorY))]
  const clip = `clip-${name}`
  const seen = ` clip-path="url(#${clip})"`
  const lines = [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">`,
    `<style>${plateStyle}</style>`,
    `<defs>${headSymbol(id, clear.view)}${before ? headSymbol(beforeId, before.view) : ''}`,
    hasFrame ? `<clipPath id="${clip}"><rect ${outOf(pictureFrame)}/></clipPath></defs>` : '</defs>',
    hasFrame ? `<rect class="chrono-frame" ${outOf(pictureFrame)}/>` : '',
    ...(hasFrame ? [] : floors.map(y => `<path class="chrono-floor" d="M48 ${y + 2}H${width - 48}"/>`)),
    hasPhone ? phone(1196, clear.floorY) : '',
    was && hasFrame
      ? `<g opacity="${(faint * beyondThePicture).toFixed(2)}"><g id="${id}-was">${was.figure}</g></g>`
      : '',
    was && hasFrame ? `<use href="#${id}-was" opacity="${faint}"${seen}/>` : '',
    was && !hasFrame ? `<g opacity="${faint}">${was.figure}</g>` : '',
    now.shade,
    `<g>${now.figure}</g>`,
    `<path class="chrono-arc" d="${stepsAlong(way)}"/>`,
    first && last
      ? `<g class="chrono-dot"><circle cx="${first.x}" cy="${first.y}" r="5.2"/><circle cx="${last.x}" cy="${last.y}" r="8.4"/></g>`
      : '',
    '</svg>\n',
  ]
  return lines.filter(line => line !== '').join('\n')
}
