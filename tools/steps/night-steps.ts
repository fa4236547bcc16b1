import type { Step } from '../run/steps.ts'
import { buildStep, journeysStep, labStep } from './slow-steps.ts'
import { vitestStep } from './vitest-step.ts'

/** So few that a night is long enough; of so few a sixth more may go unnoticed than of all. */
const drawn = ['--sample', '40', '--least', '75', '--quick']

/** Everything that looks for what is not known yet, elsewhere for each `seed`; by its number a night is repeated. */
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
