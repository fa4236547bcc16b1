import type { LoadProgress } from '../engine/pose-engine.ts'
import { words } from '../words/words.ts'
import { Chronophotograph } from './chronophotograph.tsx'
import { Sheet } from './sheet.tsx'

const megabytes = (bytes: number) => (bytes / 1_000_000).toFixed(1)

export function LoadingScreen({ progress }: { progress: LoadProgress | null }) {
  const share = progress && progress.totalBytes > 0 ? progress.loadedBytes / progress.totalBytes : 0
  return (
    <Sheet title={words.screens.loading.title} art={<Chronophotograph share={share} />}>
      <p>{words.screens.loading.why}</p>
      <p className="bytes">{progress ? bytesWords(progress, share) : words.screens.loading.gettingReady}</p>
    </Sheet>
  )
}

function bytesWords({ loadedBytes, totalBytes }: LoadProgress, share: number): string {
  if (share >= 1) return words.screens.loading.warmingUp
  return words.screens.loading.loaded({ loaded: megabytes(loadedBytes), total: megabytes(totalBytes) })
}

export function EngineFailedScreen() {
  return (
    <Sheet
      title={words.screens.engineFailed.title}
      actions={
        <button type="button" className="main" onClick={() => location.reload()}>
          {words.screens.tryAgain}
        </button>
      }
    >
      <p>{words.screens.engineFailed.what}</p>
      <p>{words.screens.engineFailed.again}</p>
    </Sheet>
  )
}
