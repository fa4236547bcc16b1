import { type Cloth, dressedBody, type Part, type Skeleton } from '../../choreography/choreography.ts'
import { headOn } from './head-drawing.ts'
import { type Paper, placeOnPaper } from './paper.ts'
import { partOutline } from './part-outline.ts'
import { closedPath, openPath } from './smooth-path.ts'

export type View = 'side' | 'front'

type Ink = 'skin' | 'cloth' | 'trousers' | 'ember'
const inkOf: Record<Cloth, Ink> = {
  skin: 'skin',
  top: 'cloth',
  trousers: 'trousers',
  shoe: 'ember',
  sole: 'ember',
  cuff: 'ember',
  stripe: 'ember',
}
const inks: readonly Ink[] = ['skin', 'trousers', 'cloth', 'ember']

const arm = /^(sleeve|cuff|forearm|palm|thumb|.* finger)$/
const leg = /^(trouser leg|ankle|shoe|sole)$/

/** Simplification tolerance, in drawing units. */
const flatnessWhenClear = 0.5
const flatnessWhenFaint = 1.9

/** How a figure is drawn on the plate. */
export type FigureStyle = {
  view: View
  headId: string
  /** A fully opaque figure has all details. */
  isClear: boolean
  /** Also draws the far leg in side view. */
  bothLegs: boolean
}

/** Draws one figure: few shapes, joined per colour so that no seam shows. */
export function drawFigure(paper: Paper, skeleton: Skeleton, style: FigureStyle): string {
  const { view, headId, isClear, bothLegs } = style
  const flatness = isClear ? flatnessWhenClear : flatnessWhenFaint
  // A side view has only near limbs if both sides move alike.
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
    paint([...pick(leg), ...pick(/^seat$/)]),
    paint(pick(/^trouser leg stripe$/)),
    paint(pick(/^jacket$/)),
    paint(pick(/^collar$/)),
    // The scarf's ends are edge-on in a side view, and would look like loose threads.
    isClear ? paint(pick(view === 'front' ? /^(scarf knot|.* scarf end)$/ : /^scarf knot$/)) : '',
    headOn(paper, skeleton, headId),
    paint(pick(arm).filter(({ cloth }) => cloth === 'skin')),
    paint(pick(/^sleeve$/)).replace('<path', '<path style="stroke:none"'),
    ...(isClear ? pick(/^sleeve$/) : []).map(sleeve => underArm(sleeve, { paper, skeleton, view })),
    paint(pick(/^cuff$/)),
    paint(pick(/^sleeve stripe$/)),
  ].join('')
}

/** No line separates sleeve and jacket this near the shoulder, as a fraction of body height. */
const sewnOnWithin = 0.1

type Drawn = { paper: Paper; skeleton: Skeleton; view: View }

/** Outline of a sleeve's free part. */
function underArm(sleeve: Part, { paper, skeleton, view }: Drawn): string {
  const { shoulder } = skeleton.sides[sleeve.side ?? 'right']
  const from = placeOnPaper(paper, shoulder)
  const reach = sewnOnWithin * skeleton.body.heightMetres * paper.unitsPerMetre
  const free = partOutline(sleeve, paper, view).filter(
    ({ x, y }) => Math.hypot(x - from.x, y - from.y) > reach,
  )
  return free.length > 2 ? `<path class="chrono-fold" d="${openPath(free)}"/>` : ''
}
