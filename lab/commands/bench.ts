import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { findChromium } from '../../tools/chromium/find-chromium.ts'
import { openLab } from '../accuracy/lab-browser.ts'
import { type Clip, findClips } from '../accuracy/truth.ts'
import { writeTables } from '../accuracy/write-tables.ts'
import { benchPipeline } from '../bench/bench-pipeline.ts'
import { benchFirstPicture } from '../bench/first-picture.ts'
import { heldShare, mostHeldShare, stayedFlat, watchMemory } from '../bench/memory.ts'
import { meetPeers, peerFolders } from '../bench/peers.ts'
import { memoryTable, peerResultsTable, peersTable } from '../bench/print-peers.ts'

const ownFilms = fileURLToPath(new URL('../../packages/choreography/films', import.meta.url))

const usage = `npm run bench -- [--films LIST] [--clips DIR] [--pictures N] [--rounds N] [--memory MINUTES] [--markdown FILE]

Our pipeline beside other engines, on the same pictures in the same run.
  --films LIST     names of films below DIR, joined by commas (default: squat,squat-side,stance,toe-touch)
  --clips DIR      where the films lie (default: our own)
  --pictures N     of each film in each round (default: 120)
  --rounds N       how often each engine's turn comes (default: 5)
  --memory MINUTES also watch each engine's memory for so long
  --markdown FILE  write the tables into a document's section`

function asked() {
  try {
    return parseArgs({
      options: {
        clips: { type: 'string', default: ownFilms },
        films: { type: 'string', default: 'squat,squat-side,stance,toe-touch' },
        pictures: { type: 'string', default: '120' },
        rounds: { type: 'string', default: '5' },
        memory: { type: 'string' },
        markdown: { type: 'string' },
      },
    }).values
  } catch {
    console.error(usage)
    process.exit(1)
  }
}

const values = asked()

const found = await findClips(values.clips)
const clips = values.films.split(',').map((name): Clip => {
  const clip = found.find(one => one.name === name)
  if (!clip) throw new Error(`there is no ${name}.mp4 below ${values.clips}`)
  return clip
})
const [first] = clips
if (!first) throw new Error('--films names no film')
const pictures = Number(values.pictures)

const lab = await openLab(
  clips.map(({ file }) => file),
  await findChromium(),
  await peerFolders(),
)
try {
  const isFast = await benchPipeline(lab, { pictures, rounds: Number(values.rounds) })
  const isSoonThere = await benchFirstPicture(lab)
  const peers = await meetPeers(lab, clips, pictures)
  const memory = values.memory ? await watchMemory(lab, first, Number(values.memory)) : []
  const tables = [
    ...peersTable(peers),
    ...peerResultsTable(peers),
    ...(memory.length > 0 ? memoryTable(memory) : []),
  ].join('\n')
  console.log(`\n${tables}`)
  if (values.markdown) await writeTables(values.markdown, 'bench', tables)
  const grown = memory.filter(report => report.name === 'lithe' && !stayedFlat(report))
  if (grown.length > 0) console.log('OFF our memory grew')
  const share = heldShare(memory)
  const isSmall = share === null || share <= mostHeldShare
  if (share !== null)
    console.log(
      `${isSmall ? ' ok ' : 'OFF '}memory of all our processes ÷ tasks-vision's ${share.toFixed(3)}  bar ${mostHeldShare}`,
    )
  process.exitCode = isFast && isSoonThere && isSmall && grown.length === 0 ? 0 : 1
} finally {
  await lab.close()
}
