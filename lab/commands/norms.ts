import { fitStance } from '../norms/fit-stance.ts'
import { fitStands } from '../norms/fit-stands.ts'
import { provenanceTable } from '../norms/provenance.ts'

if (process.argv.includes('--fit')) {
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
} else console.log(provenanceTable())
