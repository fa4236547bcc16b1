import type { Step } from '../run/steps.ts'
import { buildStep, journeysStep, program } from './slow-steps.ts'
import { vitestStep } from './vitest-step.ts'

/** So few that a night is long enough; of so few a sixth more may go unnoticed than of all. */
const drawn = ['--sample', '40', '--least', '75', '--quick']

/** Everything that looks for what is not known yet, elsewhere for each `seed`; by its number a night is repeated. */
export const nightSteps = (seed: number): Step[] => [
  buildStep,
  vitestStep('unit and api tests, other cases of every property', [], { PROPERTY_SEED: 'random' }),
  program('every page in Firefox', ['e2e/commands/engine-pages.ts']),
  program(`a random walk, seed ${seed}`, ['e2e/commands/wander.ts', '--seed', `${seed}`, '--minutes', '10']),
  program(`every endpoint, seed ${seed}`, ['apps/api/commands/fuzz.ts', '--seed', `${seed}`]),
  program('kills under load', ['apps/api/commands/kills.ts', '--cycles', '20']),
  program('growth', ['apps/api/commands/growth.ts', '--people', '10000,200000']),
  program('accuracy on film', ['lab/commands/hold.ts'], 90),
  journeysStep('alone', '--grep'),
  journeysStep('together', '--grep'),
  ...['scoring', 'movements', 'payments', 'sign-in'].map(area =>
    program(
      `mutants of ${area}, seed ${seed}`,
      ['lab/commands/mutation.ts', '--area', area, '--seed', `${seed}`, ...drawn],
      60,
    ),
  ),
]
