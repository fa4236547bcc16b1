import { findChromium } from '../../tools/chromium/find-chromium.ts'
import { openLab } from '../accuracy/lab-browser.ts'
import { type Clip, findClips } from '../accuracy/truth.ts'
import { writeTables } from '../accuracy/write-tables.ts'
import { benchPipeline } from './bench-pipeline.ts'
import { benchFirstPicture } from './first-picture.ts'
import { heldShare, mostHeldShare, stayedFlat, watchMemory } from './memory.ts'
import { meetPeers, peerFolders } from './peers.ts'
import { memoryTable, peerResultsTable, peersTable } from './print-peers.ts'

export type BenchAsked = {
  clips: string
  films: string
  pictures: string
  rounds: string
  memory?: string | undefined
  markdown?: string | undefined
}

/** Runs the command; the exit code says whether every requirement is met. */
export async function runBench(values: BenchAsked): Promise<void> {
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
}
