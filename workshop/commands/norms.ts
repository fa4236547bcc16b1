import { parseArgs } from 'node:util'

export const summary = 'where every norm comes from'
export const usage = `npm run lab -- norms [--fit]

  --fit  fits both curves again, and prints every published figure beside its fitted one`

export async function run(words: string[]) {
  const { fit } = parseArgs({ args: words, options: { fit: { type: 'boolean' } } }).values
  if (fit) {
    const { fitStance } = await import('../norms/fit-stance.ts')
    const { fitStands } = await import('../norms/fit-stands.ts')

    console.log('Fitting the stance curve to its studies, some seconds …')
    const stance = fitStance()
    console.log(
      stance.parameters,
      'studies above (+) or below (−) the common curve, log seconds:',
      stance.shifts,
    )
    console.log(`standard deviation between studies ${stance.betweenStudiesSd.toFixed(2)}`)
    for (const { source, figure, predicted } of stance.rows)
      console.log(
        `${source}, ${figure.sex}, ${figure.age}: ${figure.figure} ${figure.value}, fitted ${predicted.toFixed(2)}`,
      )
    const stands = fitStands()
    console.log('\nChair stands:', stands.parameters, 'samples against Rikli & Jones, stands:', stands.levels)
  } else {
    const { provenanceTable } = await import('../norms/provenance.ts')
    console.log(provenanceTable())
  }
}
