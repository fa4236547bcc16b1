import { type Checker, type CheckResult, CheckStatus } from '@stryker-mutator/api/check'
import type { Mutant } from '@stryker-mutator/api/core'
import { declareFactoryPlugin, PluginKind } from '@stryker-mutator/api/plugin'
import { draw, nameOf } from './draw.ts'
import { readReport, unnoticedIn } from './unnoticed-before.ts'

/** Refuses mutants that are not drawn, since Stryker cannot sample but skips what a checker refuses. */
function createDrawChecker(): Checker {
  const { MUTATION_FOLDER: folder = '', MUTATION_AGAIN } = process.env
  const { MUTATION_SAMPLE, MUTATION_SEED, MUTATION_FROM } = process.env
  const of = {
    folder,
    sample: Number(MUTATION_SAMPLE),
    seed: Number(MUTATION_SEED),
    from: Number(MUTATION_FROM),
  }
  const asked = MUTATION_AGAIN ? unnoticedIn(readReport(MUTATION_AGAIN), folder) : null
  return {
    init: async () => {},
    // All in one group, because the draw needs the total.
    group: async mutants => [mutants.map(({ id }) => id)],
    check: async (mutants: Mutant[]) => {
      const eligible = asked ? mutants.filter(mutant => asked.has(nameOf(mutant, folder))) : mutants
      const drawn = draw(eligible, of)
      return Object.fromEntries(
        mutants.map(({ id }): [string, CheckResult] => [
          id,
          drawn.has(id)
            ? { status: CheckStatus.Passed }
            : { status: CheckStatus.CompileError, reason: 'not drawn' },
        ]),
      )
    },
  }
}

export const strykerPlugins = [declareFactoryPlugin(PluginKind.Checker, 'draw', createDrawChecker)]
