import { type DrawingPoint, plus, type Skeleton } from '../../choreography/choreography.ts'
import { type Paper, placeOnPaper } from './paper.ts'

type Heads = { skin: string; hair: string; lock: string; ear: string; earring: string; ink: string }

// Hundredths of body height from the top of the spine, y down; the side view faces right.
const side: Heads = {
  skin: 'M-2.6 4.4C-4.6 1-5.2-4 0-7.6L4.4-7.2C5.2-6.2 5.7-5.3 5.75-4.5 5.8-3.9 5.5-3.5 5.6-3 5.75-2.4 6.7-1.6 7-1 7.15-.6 6.9-.35 6.2-.2 6.05 0 6.1.2 6.3.5 6.45.8 6.2.95 5.95 1.05 6.25 1.2 6.3 1.5 6.05 1.75 5.75 2 5.85 2.3 5.9 2.8 5.95 3.7 5.3 4.15 4.4 4.1 3 4 2.2 4 1.4 4.9L.6 6Z',
  hair: 'M4.6-5C5.9-5.3 6.6-6.3 6.3-7.6 6-9.4 4.2-10.4 2.2-10.5.4-11.3-2.8-11-4.8-9.4-7-7.7-7.9-4.9-7.3-2.3-7-.4-6 1.3-4.4 2.6-4 3-3.5 2.8-3.2 2.3-2.7 1.5-2 .3-1.5-.4-1.3-1.9-.5-3.3.8-3.4L1.3-1.7C1.9-2.4 2.2-3.4 2.4-4.3 3-4.2 3.9-4.5 4.6-5Z',
  lock: 'M5.3-6.2C4.2-7 2.6-7.4 1-6.9M3.9-8.6C1.4-9.4-1.9-9-3.9-7.2M-2-6.2C-3.9-5-5-3-5-.8',
  ear: 'M-.5-2.6C.3-3.1 1.1-2.7 1-1.9.9-1.1.3-.3-.2-.3-.8-.3-1.1-2.2-.5-2.6Z',
  earring: 'M-.6.3A.45.45 0 1 0 .3.3.45.45 0 1 0-.6.3Z',
  ink: 'M4.55-3.35V-2.65M3.6-4.5C4.1-4.9 4.7-4.95 5.15-4.7M5.9 1.1C5.4 1.35 4.9 1.25 4.5.8',
}
const front: Heads = {
  skin: 'M-4.2-6C-4.2-10 4.2-10 4.2-6L-4.2-6C-4.6-2-4 1.2-2.4 3.2-1 4.7 1 4.7 2.4 3.2 4 1.2 4.6-2 4.2-6Z',
  hair: 'M-4-3.3C-4.8-3.6-5.2-4.6-5.1-6-5-8-3.9-9.6-2.1-9.9-.8-11 2.2-10.9 3.6-9.6 5-8.8 5.6-7 5.2-5.3 5.1-4.3 4.7-3.6 4.1-3.2 4-4.3 3.7-5 3.2-5.4 2.6-5.6 1.9-6 1.4-6.6.4-7.2-.8-7.7-1.8-7.6-2.6-7.3-3.4-6.2-3.7-5.1-3.9-4.5-4-3.9-4-3.3Z',
  lock: 'M-1.7-8.9C.6-9.2 2.8-8.3 3.9-6.4M-1.4-9.8C1.2-10.2 3.6-9.2 4.7-7M-2.7-8.7C-3.7-8-4.3-6.9-4.4-5.7',
  ear: 'M-4.3-3.3C-5.1-3.4-5.2-1.2-4.3-.9ZM4.3-3.3C5.1-3.4 5.2-1.2 4.3-.9Z',
  earring: 'M-4.9-.4A.4.4 0 1 0-4.1-.4.4.4 0 1 0-4.9-.4ZM4.1-.4A.4.4 0 1 0 4.9-.4.4.4 0 1 0 4.1-.4Z',
  ink: 'M-1.8-3.1V-2.5M1.8-3.1V-2.5M-2.7-4.3C-2.2-4.7-1.6-4.7-1.1-4.4M1.1-4.4C1.6-4.7 2.2-4.7 2.7-4.3M-1.4.9C-.7 1.7.7 1.7 1.4.9',
}

const profile = [
  [-2.9, 4.9],
  [-4.6, 2.2],
  [-7, 0.2],
  [-7.4, -3],
  [-6.6, -7],
  [-4.2, -9.7],
  [-0.5, -10.9],
  [3, -10.4],
  [5.7, -8.8],
  [6.3, -7],
  [5.6, -4.6],
  [5.7, -3],
  [7, -0.9],
  [6.2, -0.1],
  [6.2, 1],
  [5.8, 2.2],
  [5.6, 3.6],
  [4.3, 4.2],
  [2.4, 3.9],
  [1.2, 5.2],
  [0.8, 6.4],
] as const

const path = (ink: string, shape: string) => `<path class="chrono-${ink}" d="${shape}"/>`
const paths = ({ skin, hair, lock, ear, earring, ink }: Heads) =>
  path('skin', skin) +
  path('hair', hair) +
  path('skin', ear) +
  path('lock', lock) +
  path('ember', earring) +
  path('ink', ink)

/** The head, defined once for all figures of a plate. */
export const headSymbol = (id: string, view: 'side' | 'front') =>
  `<g id="${id}" class="chrono-head">${paths(view === 'side' ? side : front)}</g>`

/** Corners of the side view's silhouette on a skeleton's neck, with curves flattened to their ends. */
export function headOutline(paper: Paper, { head, bones, body }: Skeleton): DrawingPoint[] {
  const at = placeOnPaper(paper, head)
  const up = placeOnPaper(paper, plus(head, bones.head.y))
  const turn = Math.atan2(up.x - at.x, at.y - up.y)
  const unit = (paper.unitsPerMetre * body.heightMetres) / 100
  return profile.map(([across, down]) => ({
    x: at.x + (across * Math.cos(turn) - down * Math.sin(turn)) * unit,
    y: at.y + (across * Math.sin(turn) + down * Math.cos(turn)) * unit,
  }))
}

/** Places the head on a skeleton's neck, with its rotation. */
export function headOn(paper: Paper, { head, bones, body }: Skeleton, id: string): string {
  const at = placeOnPaper(paper, head)
  const up = placeOnPaper(paper, {
    x: head.x + bones.head.y.x,
    y: head.y + bones.head.y.y,
    z: head.z + bones.head.y.z,
  })
  const turn = (Math.atan2(up.x - at.x, at.y - up.y) * 180) / Math.PI
  const scale = (paper.unitsPerMetre * body.heightMetres) / 100
  const number = (value: number) => value.toFixed(1)
  return `<use href="#${id}" transform="translate(${number(at.x)} ${number(at.y)})rotate(${number(turn)})scale(${scale.toFixed(3)})"/>`
}
