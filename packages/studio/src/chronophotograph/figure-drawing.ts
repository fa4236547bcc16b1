import { type Cloth, dressedBody, type Part, type Skeleton } from '@lithe/choreography'
import { headOn } from './head-drawing.ts'
import type { Paper } from './paper.ts'
import { partOutline } from './part-outline.ts'
import { closedPath } from './smooth-path.ts'

export type View = 'side' | 'front'

type Ink = 'skin' | 'cloth' | 'ember'
const inkOf: Record<Cloth, Ink> = {
  skin: 'skin',
  top: 'cloth',
  trousers: 'cloth',
  shoe: 'ember',
  sole: 'ember',
  cuff: 'ember',
  stripe: 'ember',
}
const inks: readonly Ink[] = ['skin', 'cloth', 'ember']

const arm = /^(sleeve|cuff|forearm|palm|thumb|.* finger)$/
const leg = /^(trouser leg|ankle|shoe|sole)$/

/** How far a shape may be simplified, drawing units. */
const flatnessWhenClear = 0.5
const flatnessWhenFaint = 1.5

/** How one figure is put on the plate. */
export type FigureStyle = {
  view: View
  headId: string
  /** A figure that is wholly there is drawn finely and with everything she wears. */
  isClear: boolean
  /** From the side, the far leg too. */
  bothLegs: boolean
}

/** One figure: few clean shapes joined per ink so that no seam shows. */
export function drawFigure(paper: Paper, skeleton: Skeleton, style: FigureStyle): string {
  const { view, headId, isClear, bothLegs } = style
  const flatness = isClear ? flatnessWhenClear : flatnessWhenFaint
  // From the side only near limbs are drawn, where the movement is made by both sides alike.
  const dressed = dressedBody(skeleton)
  const parts = dressed.filter(({ side }) => view === 'front' || side !== 'left')
  const farLeg = dressed.filter(({ side, name }) => bothLegs && side === 'left' && leg.test(name))
  const pick = (name: RegExp) => parts.filter(part => name.test(part.name))

  const paint = (chosen: readonly Part[]) =>
    inks
      .map(ink => {
        const shapes = chosen
          .filter(part => inkOf[part.cloth] === ink)
          .map(part => closedPath(partOutline(part, paper, view), flatness))
        if (shapes.length === 0) return ''
        return `<path class="chrono-${ink}" d="${shapes.join('')}"/>`
      })
      .join('')

  return [
    farLeg.length > 0 ? `<g class="chrono-far">${paint(farLeg)}</g>` : '',
    paint(pick(/^neck$/)).replace('chrono-skin', 'chrono-neck'),
    paint([...pick(leg), ...pick(/^(seat|jacket)$/)]),
    paint(pick(/^(collar|trouser leg stripe)$/)),
    isClear ? paint(pick(/^(scarf knot|.* scarf end)$/)) : '',
    headOn(paper, skeleton, headId),
    paint(pick(arm)),
    paint(pick(/^sleeve stripe$/)),
  ].join('')
}
