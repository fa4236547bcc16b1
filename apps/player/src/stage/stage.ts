import type { OwnPlate } from '@lithe/contracts/own-plate'
import type { ReachPlace } from '@lithe/movements'
import type { PoseFrame, Side } from '@lithe/pose'
import type { Assignment } from '../state/assignment.ts'
import { unitWord } from '../words/movement-words.ts'
import { stageWords } from '../words/words.ts'
import { createExposures } from './exposures.ts'
import { fitWords } from './fit-words.ts'
import { createOverlay } from './overlay.ts'
import { ownPlate } from './own-plate.ts'
import { printExposures } from './print-exposures.ts'

const printedFigures = 7
/** Fewer than on our own pages, as a host's page has less space. */
export const figuresForHost = 5
const flashMs = 500
/** The line runs round the screen and is repainted every ten pixels or so. */
const ringSteps = 240

/** Per-frame output, drawn directly into the page without React. */
export type Stage = {
  keep(picture: ImageBitmap): void
  show(frame: PoseFrame, lifted?: Side | null): void
  /** Fills the line around the screen's edge as the fraction grows from 0 to 1. */
  fill(share: number): void
  count(assignment: Assignment, value: number): void
  /** Shows where the hands are, in place of the number. */
  place(reached: ReachPlace | null): void
  /** Marks a counted repetition visually, in case its tone goes unheard. */
  flash(): void
  /** Keeps a pose of the attempt for the result's plate. */
  expose(frame: PoseFrame): void
  print(canvas: HTMLCanvasElement): void
  /** The plate as lines for the host; null if there are no exposures. */
  plate(): OwnPlate | null
  countDown(secondsLeft: number): void
  newPlate(): void
  clear(): void
}

export type StageElements = {
  canvas: HTMLCanvasElement
  ring: SVGRectElement
  number: HTMLElement
  unit: HTMLElement
  light: HTMLElement
}

export function createStage({ canvas, ring, number, unit, light }: StageElements): Stage {
  const overlay = createOverlay(canvas)
  const exposures = createExposures()

  addEventListener('resize', () => fitWords(unit))

  function write(value: string, word: string) {
    if (number.textContent !== value) {
      number.textContent = value
      number.style.setProperty('--glyphs', String(Math.max(2, value.length)))
    }
    if (unit.textContent === word) return
    unit.textContent = word
    fitWords(unit)
  }

  return {
    keep: picture => overlay.keep(picture),
    show: (frame, lifted) => overlay.draw(frame, lifted),
    fill(share) {
      const filled = (Math.round(share * ringSteps) / ringSteps).toFixed(4)
      if (ring.style.getPropertyValue('--share') !== filled) ring.style.setProperty('--share', filled)
    },
    count: (assignment, value) => write(String(Math.round(value)), unitWord(assignment, Math.round(value))),
    place(reached) {
      number.toggleAttribute('data-word', true)
      write(reached ? stageWords.far.reached[reached] : '', '')
    },
    flash() {
      overlay.flash()
      light.animate({ opacity: [0.5, 0] }, { duration: flashMs, easing: 'ease-out' })
    },
    expose: frame => exposures.expose(frame),
    print(printed) {
      // The canvas has its inks as CSS properties that compute to plain colours; variables would stay light-dark().
      const { fill, color, stroke } = getComputedStyle(printed)
      printExposures(printed, exposures.toFurthest(printedFigures), { body: fill, floor: color, arc: stroke })
    },
    plate: () => ownPlate(exposures.toFurthest(figuresForHost)),
    countDown: secondsLeft => write(String(secondsLeft), ''),
    newPlate: () => exposures.clear(),
    clear() {
      overlay.clear()
      ring.style.setProperty('--share', '0')
      number.removeAttribute('data-word')
      write('', '')
    },
  }
}
