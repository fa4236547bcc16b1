import type { Caller } from '@lithe/contracts/api'
import { yourDataWords } from '@lithe/words/live/your-data'
import { useMutation } from '@tanstack/react-query'
import { api } from '../../api/client.ts'
import { withFreshProof } from '../../api/fresh-proof.ts'
import { saveFile } from '../../navigation/this-page.ts'
import { ActionButton } from '../../ui/buttons.tsx'
import { StillWaiting } from '../../ui/waiting.tsx'
import { isoDay, rich } from '../../words/formats.ts'
import { dataProblem } from './data-words.ts'

/** Downloads a copy of everything, as the page's main action. */
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

/** Fetches all stored data and downloads it; resolves with the file's name. */
function useCopy(keeper: Caller) {
  return useMutation({
    mutationFn: async () => {
      const all = await withFreshProof(() => api.exportMe(keeper))
      const name = `lithe-${isoDay(new Date(all.exportedAt))}.json`
      saveFile(new File([`${JSON.stringify(all, null, 2)}\n`], name, { type: 'application/json' }))
      return name
    },
  })
}
