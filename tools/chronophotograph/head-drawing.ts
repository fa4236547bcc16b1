import type { Skeleton } from '@lithe/choreography'
import { type Paper, placeOnPaper } from './paper.ts'

type Heads = { skin: string; hair: string; ear: string; ink: string }

// Hundredths of body height from the top of the spine, y downwards as drawn; the side view looks to the right.
const side: Heads = {
  skin: 'M-2.6 4.4C-4.6 1-5.2-4 0-7.6L4.4-7.2C5.2-6.2 5.7-5.3 5.75-4.5 5.8-3.9 5.5-3.5 5.6-3 5.75-2.4 6.7-1.6 7-1 7.15-.6 6.9-.35 6.2-.2 6.05 0 6.1.2 6.3.5 6.45.8 6.2.95 5.95 1.05 6.25 1.2 6.3 1.5 6.05 1.75 5.75 2 5.85 2.3 5.9 2.8 5.95 3.7 5.3 4.15 4.4 4.1 3 4 2.2 4 1.4 4.9L.6 6Z',
  hair: 'M5.2-5.9C5.6-7.6 4.6-9.2 2.4-10-.4-10.9-4.3-10.2-6.1-7.6-7.6-5.2-7-1.2-4.7 2.9-4.1 3.1-3.6 2.9-3.1 2.5-2.6 1.6-1.6.4-1-.2-.8-1.6.2-3 1.3-2.9L1.6-.9C2-1.8 2.2-3 2.6-3.8 3.2-4.9 4.2-5.5 5.2-5.9Z',
  ear: 'M-.5-2.6C.3-3.1 1.1-2.7 1-1.9.9-1.1.3-.3-.2-.3-.8-.3-1.1-2.2-.5-2.6Z',
  ink: 'M4.55-3.35V-2.75M3.7-4.55C4.2-4.95 4.8-5 5.2-4.75M5.9 1.1C5.5 1.25 5.1 1.2 4.8 1',
}
const front: Heads = {
  skin: 'M-4.2-6C-4.2-8 4.2-8 4.2-6L-4.2-6C-4.6-2-4 1.2-2.4 3.2-1 4.7 1 4.7 2.4 3.2 4 1.2 4.6-2 4.2-6Z',
  hair: 'M-3.2 2.4C-5.3.2-5.8-4.4-5-7-3.8-10.8 3.8-11 5-7 5.8-4.4 5.3.2 3.2 2.4 3.8.2 4.1-2.4 3.9-4.4 2-4.7-.9-5.4-2.5-6.9-2.8-5.9-3.4-5-3.9-4.4-4.1-2.4-3.8.2-3.2 2.4Z',
  ear: '',
  ink: 'M-1.8-2.9V-2.4M1.8-2.9V-2.4M-2.7-4.1C-2.2-4.5-1.6-4.5-1.1-4.2M1.1-4.2C1.6-4.5 2.2-4.5 2.7-4.1M-1.2 1.2C-.6 1.7.6 1.7 1.2 1.2',
}

const paths = (heads: Heads) =>
  `<path class="chrono-skin" d="${heads.skin}"/><path class="chrono-hair" d="${heads.hair}"/>` +
  (heads.ear && `<path class="chrono-skin" d="${heads.ear}"/>`) +
  `<path class="chrono-ink" d="${heads.ink}"/>`

/** The head once, to be used by every figure of a plate. */
export const headSymbol = (id: string, view: 'side' | 'front') =>
  `<g id="${id}">${paths(view === 'side' ? side : front)}</g>`

/** Puts that head on a skeleton's neck, turned as it turns. */
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
