import { movements } from '@lithe/movements/catalog'
import type { Assignment } from '../state/assignment.ts'

/** A body in thick round lines at the movement's start, in units of its frame. */
export type GuideFigure = {
  /** Left, top, width and height of its picture. */
  frame: readonly [number, number, number, number]
  head: readonly [x: number, y: number, radius: number]
  limbs: string
  thickness: number
  /** A chair next to or under the body. */
  chair?: string
  floor: string
}

/** Proportions of our average person, seen by a phone at its intended height. */
const figures = {
  front: {
    frame: [0, 0, 100, 133],
    head: [50, 20, 4],
    limbs:
      'M50 31v36 M44 35h12 M42 36l-7 24 2 16 M58 36l7 24-2 16 M46 38v28 M54 38v28 M45 66l-2 26 1 25h-4 M55 66l2 26-1 25h4',
    thickness: 8.6,
    floor: 'M14 124h72',
  },
  side: {
    frame: [0, 0, 100, 133],
    head: [51, 20, 4],
    limbs: 'M50 31v36 M50 37l1 21 5 17 M50 66l1 26-1 25h9',
    thickness: 8.6,
    floor: 'M14 124h72',
  },
  straightArms: {
    frame: [44, 20, 104, 60],
    head: [62, 40, 2.6],
    limbs: 'M70.5 45L91.6 49.5 110.7 54.6 129 59.8 127.6 66 M70.5 45l2 11.5 1 10.5h-4.5',
    thickness: 6.4,
    floor: 'M50 71.5h92',
  },
  allFours: {
    frame: [44, 20, 104, 60],
    head: [68.5, 39, 2.6],
    limbs: 'M77 45L98 47.5 100 66.5 119 66 M77 45l.6 11 .6 10.5h-4.5',
    thickness: 6.4,
    floor: 'M50 71.5h92',
  },
  sitting: {
    frame: [34, 14, 88, 62],
    head: [89.5, 29, 2.6],
    limbs: 'M90.5 40.5L90 61 70 62.6 50.5 63.6 48 54.5 M90.5 40.5L86.5 52.5 77 58.5',
    thickness: 6.4,
    floor: 'M40 68.6h76',
  },
  onChair: {
    frame: [12, 20, 66, 84],
    head: [52.5, 34.5, 2.6],
    limbs: 'M54.6 45.6L57 65 37.6 67 37.3 87 30 88.6 M54.6 45.6L48.5 57 43 51.5',
    thickness: 6.4,
    chair: 'M38 72.5H64 M64.5 46V92.5 M41.5 72.5V92.5',
    floor: 'M18 94h54',
  },
  reachingOnChair: {
    frame: [4, 20, 74, 84],
    head: [52.5, 34.5, 2.6],
    limbs: 'M54.6 45.6L55 66 37 74.5 20.5 86.5 16 79 M54.6 45.6L49.5 57 41 64.5',
    thickness: 6.4,
    chair: 'M42 72.5H66 M66.5 46V92.5 M46.5 72.5V92.5',
    floor: 'M10 94h62',
  },
  besideChair: {
    frame: [0, 0, 100, 133],
    head: [44, 20, 4],
    limbs:
      'M44 31v36 M38 35h12 M36 36l-7 24 2 16 M52 36l10 18 11 5 M40 38v28 M48 38v28 M39 66l-2 26 1 25h-4 M49 66l2 26-1 25h4',
    thickness: 8.6,
    chair: 'M71 62v60 M71 92h25 M95 92v30',
    floor: 'M14 124h76',
  },
} satisfies Record<string, GuideFigure>

export function guideFigure({ movement, variant }: Pick<Assignment, 'movement' | 'variant'>): GuideFigure {
  if (variant === 'supported') return figures.besideChair
  if (variant === 'seated') return movement === 'toe-touch' ? figures.reachingOnChair : figures.onChair
  return figures[movements[movement].guide]
}
