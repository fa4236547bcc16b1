import type { Caller } from '@lithe/contracts/api'
import { useMutation } from '@tanstack/react-query'
import { api } from '../../api-client.ts'
import { withFreshProof } from '../../fresh-proof.ts'
import { dayInNames } from './day-words.ts'
import { saveFile } from './save-file.ts'

/** Fetches all that is kept and hands it to the browser as a file; the outcome is the file's name. */
export function useCopy(keeper: Caller) {
  return useMutation({
    mutationFn: async () => {
      const all = await withFreshProof(() => api.exportMe(keeper))
      const name = `lithe-${dayInNames(all.exportedAt)}.json`
      saveFile(name, `${JSON.stringify(all, null, 2)}\n`)
      return name
    },
  })
}
