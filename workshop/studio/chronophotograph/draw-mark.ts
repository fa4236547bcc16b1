import { averagePerson, bodyOf, type Skeleton, skeletonOf, squat } from '../../choreography/choreography.ts'
import { type Paper, paperFrom, placeOnPaper } from './paper.ts'

const body = bodyOf(averagePerson)
const sinking = squat(body, {
  seconds: 5,
  repetitions: [{ kneeDegrees: 66, startSeconds: 0.5, downSeconds: 2, bottomSeconds: 0.5, upSeconds: 1.5 }],
})
const unitsPerMetre = 32
const floorY = 60.5

/** Standing to squat: time, floor position, opacity. */
const instants = [
  { seconds: 0.3, x: 9, presence: 0.26, armSeen: false },
  { seconds: 1.45, x: 22, presence: 0.52, armSeen: true },
  { seconds: 2.6, x: 41.5, presence: 1, armSeen: true },
]

const style = [
  '.lithe-mark{--ink:var(--spruce,#0f3d36);--trail:var(--ember,#c8431b)}',
  '@media(prefers-color-scheme:dark){.lithe-mark{--ink:var(--spruce,#8fd8a8);--trail:var(--ember,#ff9a70)}}',
  '.lithe-mark path{fill:none;stroke:var(--ink);stroke-linecap:round;stroke-linejoin:round}',
  '.lithe-mark circle{fill:var(--trail)}',
  '.lithe-mark .trail{stroke:var(--trail);stroke-width:1.8;opacity:.55}',
].join('')

const number = (value: number) => String(Number(value.toFixed(1)))

function line(paper: Paper, places: { x: number; y: number; z: number }[], width: number): string {
  const points = places.map(place => placeOnPaper(paper, place))
  const path = points.map(({ x, y }) => `${number(x)} ${number(y)}`).join('L')
  return `<path stroke-width="${width}" d="M${path}"/>`
}

const crown = ({ head, bones }: Skeleton) => ({
  x: head.x + bones.head.y.x * 0.06,
  y: head.y + bones.head.y.y * 0.06,
  z: head.z + bones.head.y.z * 0.06,
})

/** Three instants of a squat in a few strokes, with the head's path; small enough for a favicon. */
export function drawMark(): string {
  const figures = instants.map(({ seconds, x, presence, armSeen }) => {
    const skeleton = skeletonOf(body, sinking.postureAt(seconds))
    const paper = paperFrom(-90, unitsPerMetre, floorY, x)
    const { shoulder, wrist, hip, knee, ankle, toe } = skeleton.sides.right
    const head = placeOnPaper(paper, crown(skeleton))
    const sole = { ...ankle, y: 0.03 }
    const strokes = [
      line(paper, [shoulder, hip, knee, sole, { ...toe, y: 0.03 }], 6.2),
      armSeen ? line(paper, [shoulder, wrist], 4) : '',
      `<circle cx="${number(head.x)}" cy="${number(head.y)}" r="4.6"/>`,
    ]
    return { head, drawing: `<g opacity="${presence}">${strokes.join('')}</g>` }
  })
  const [from, through, to] = figures.map(({ head }) => head)
  if (!from || !through || !to) throw new Error('a mark has three figures')
  const at = (x: number, y: number) => `${number(x)} ${number(y)}`
  const trail = `<path class="trail" d="M${at(from.x, from.y)}C${at(through.x, from.y)} ${at(through.x + 5, to.y)} ${at(to.x, to.y)}"/>`
  return [
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64">',
    `<style>${style}</style>`,
    `<g class="lithe-mark">${trail}${figures.map(({ drawing }) => drawing).join('')}</g>`,
    '</svg>\n',
  ].join('')
}
