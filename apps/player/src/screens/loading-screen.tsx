import { Button } from '@lithe/design/button'
import type { LoadProgress } from '../engine/pose-engine.ts'
import { words } from '../words/words.ts'
import { DevelopingPlate } from './movement-plate.tsx'
import { StillPage } from './still-page.tsx'

const megabytes = (bytes: number) => bytes / 1_000_000

export function LoadingScreen({ progress }: { progress: LoadProgress | null }) {
  const share = progress && progress.totalBytes > 0 ? progress.loadedBytes / progress.totalBytes : 0
  return (
    <StillPage title={words.screens.loading.title} art={<DevelopingPlate share={share} />}>
      <p>{words.screens.loading.why}</p>
      <p className="text-(length:--text-base) text-ink-soft tabular">
        {progress ? bytesWords(progress, share) : words.screens.loading.gettingReady}
      </p>
    </StillPage>
  )
}

function bytesWords({ loadedBytes, totalBytes }: LoadProgress, share: number): string {
  if (share >= 1) return words.screens.loading.warmingUp
  return words.screens.loading.loaded({ loaded: megabytes(loadedBytes), total: megabytes(totalBytes) })
}

export function EngineFailedScreen() {
  return (
    <StillPage
      title={words.screens.engineFailed.title}
      actions={
        <Button look="action" onClick={() => location.reload()}>
          {words.screens.tryAgain}
        </Button>
      }
    >
      <p>{words.screens.engineFailed.what}</p>
      <p>{words.screens.engineFailed.again}</p>
    </StillPage>
  )
}
