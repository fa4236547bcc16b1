import type { LoadProgress } from '../engine/pose-engine.ts'
import { Chronophotograph } from './chronophotograph.tsx'
import { Sheet } from './sheet.tsx'

const megabytes = (bytes: number) => (bytes / 1_000_000).toFixed(1)

export function LoadingScreen({ progress }: { progress: LoadProgress | null }) {
  const share = progress && progress.totalBytes > 0 ? progress.loadedBytes / progress.totalBytes : 0
  return (
    <Sheet title="Lithe is opening its eyes" art={<Chronophotograph share={share} />}>
      <p>It learns to see movement on this phone, so no picture ever has to leave it.</p>
      <p className="bytes">{progress ? bytesWords(progress, share) : 'Getting ready…'}</p>
    </Sheet>
  )
}

function bytesWords({ loadedBytes, totalBytes }: LoadProgress, share: number): string {
  if (share >= 1) return 'Warming up…'
  return `${megabytes(loadedBytes)} of ${megabytes(totalBytes)} MB`
}

export function EngineFailedScreen() {
  return (
    <Sheet
      title="That did not work"
      actions={
        <button type="button" className="main" onClick={() => location.reload()}>
          Try again
        </button>
      }
    >
      <p>Lithe could not start seeing movement. Check that you are online, then try again.</p>
      <p>If it happens again, restart your browser.</p>
    </Sheet>
  )
}
