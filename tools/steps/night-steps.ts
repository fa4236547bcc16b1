import type { Step } from '../run/steps.ts'
import { buildStep, journeysStep, labStep } from './slow-steps.ts'
import { vitestStep } from './vitest-step.ts'

/** Few enough for one night; in so small a sample, a sixth more may go unnoticed. */
const drawn = ['--sample', '40', '--least', '75', '--quick']

/** Exploratory tests, which depend on `seed`; the same seed repeats a night. */
export const nightSteps = (seed: number): Step[] => [
  buildStep,
  vitestStep('unit and api tests, other cases of every property', [], { PROPERTY_SEED: 'random' }),
  labStep('every page in Firefox', ['engine-pages']),
  labStep(`a random walk, seed ${seed}`, ['wander', '--seed', `${seed}`, '--minutes', '10']),
  labStep(`every endpoint, seed ${seed}`, ['fuzz', '--seed', `${seed}`]),
  labStep('kills under load', ['kills', '--cycles', '20']),
  labStep('growth', ['growth', '--people', '10000,200000']),
  labStep('accuracy on film', ['hold'], 90),
  journeysStep('alone', '--grep'),
  journeysStep('together', '--grep'),
  ...['scoring', 'movements', 'payments', 'sign-in'].map(area =>
    labStep(
      `mutants of ${area}, seed ${seed}`,
      ['mutation', '--area', area, '--seed', `${seed}`, ...drawn],
      60,
    ),
  ),
]
