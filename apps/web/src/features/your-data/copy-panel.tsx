import type { Caller } from '@lithe/contracts/api'
import { yourDataWords } from '@lithe/words/live/your-data'
import { useMutation } from '@tanstack/react-query'
import { api } from '../../api/client.ts'
import { withFreshProof } from '../../api/fresh-proof.ts'
import { ActionButton } from '../../ui/buttons.tsx'
import { StillWaiting } from '../../ui/waiting.tsx'
import { rich } from '../../words/formats.ts'
import { dataProblem } from './data-words.ts'

/** The main action: a copy of everything, as a file on this device. */
export function CopyPanel({ keeper }: { keeper: Caller }) {
  const { mutate, data: name, error, isPending } = useCopy(keeper)
  const note = error ? dataProblem(error, yourDataWords.copy.none) : name ? <SavedNote name={name} /> : null
  return (
    <>
      <div role="status">
        {note && !isPending ? (
          <p className="appear mb-1.5 rounded-card border border-hairline bg-raised p-2">{note}</p>
        ) : null}
      </div>
      <StillWaiting isWaiting={isPending} />
      <ActionButton onClick={() => mutate()} disabled={isPending}>
        {isPending ? yourDataWords.copy.busy : yourDataWords.copy.button}
      </ActionButton>
    </>
  )
}

const SavedNote = ({ name }: { name: string }) =>
  rich(
    yourDataWords.copy.saved({
      name,
      file: inner => (
        <span className="block font-semibold wrap-anywhere">
          <bdi>{inner}</bdi>
        </span>
      ),
    }),
  )

/** The day in a file's name, e.g. "2026-11-21". */
const dayInNames = (isoTime: string) => isoTime.slice(0, 10)

/** Fetches all that is kept and hands it to the browser as a file; the outcome is the file's name. */
function useCopy(keeper: Caller) {
  return useMutation({
    mutationFn: async () => {
      const all = await withFreshProof(() => api.exportMe(keeper))
      const name = `lithe-${dayInNames(all.exportedAt)}.json`
      saveFile(name, `${JSON.stringify(all, null, 2)}\n`)
      return name
    },
  })
}

/** Hands a text to the browser as a file to keep. */
function saveFile(name: string, text: string) {
  const address = URL.createObjectURL(new Blob([text], { type: 'application/json' }))
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  // The browser has begun to read it by the next task.
  setTimeout(() => URL.revokeObjectURL(address), 1000)
}
