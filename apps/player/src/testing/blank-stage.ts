import type { Stage } from '../stage/stage.ts'

/** Draws nothing; records the latest number and share. */
export function blankStage() {
  let count = 0
  let share = 0
  const stage: Stage = {
    keep: () => {},
    show: () => {},
    fill: filled => {
      share = filled
    },
    count: (_, value) => {
      count = value
    },
    place: () => {},
    flash: () => {},
    expose: () => {},
    print: () => {},
    plate: () => null,
    countDown: () => {},
    newPlate: () => {},
    clear: () => {},
  }
  return { stage, shown: () => count, filled: () => share }
}
