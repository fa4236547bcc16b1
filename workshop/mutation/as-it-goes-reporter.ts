import type { MutantResult } from '@stryker-mutator/api/core'
import { declareFactoryPlugin, PluginKind } from '@stryker-mutator/api/plugin'
import type { Reporter } from '@stryker-mutator/api/report'
import { scoreOf } from './mutation-score.ts'

/** Reports as it goes, because a sample takes an hour or two and may be interrupted. */
export function tellAsItGoes(tell: (line: string) => void): Reporter {
  const tested: MutantResult[] = []
  return {
    onMutantTested(result) {
      if (result.status === 'CompileError' || result.status === 'Ignored') return
      tested.push(result)
      const { noticed, drawn, percent } = scoreOf(tested)
      const [unnoticed] = scoreOf([result]).unnoticed
      const found = unnoticed
        ? `: ${unnoticed.status} ${unnoticed.fileName}:${unnoticed.line} ${unnoticed.mutatorName} → ${unnoticed.replacement}`
        : ''
      if (unnoticed || drawn % 20 === 0) tell(`${noticed} of ${drawn}, ${percent.toFixed(1)} %${found}`)
    },
  }
}

export const strykerPlugins = [
  declareFactoryPlugin(PluginKind.Reporter, 'as-it-goes', () => tellAsItGoes(console.log)),
]
