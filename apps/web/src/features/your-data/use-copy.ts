import type { Caller } from '@lithe/contracts/api'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { dayInNames } from './day-words.ts'
import { saveFile } from './save-file.ts'
import { keptQuery } from './use-kept.ts'

/** Fetches all that is kept and hands it to the browser as a file; the outcome is the file's name. */
export function useCopy(keeper: Caller) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: async () => {
      const all = await queries.fetchQuery(keptQuery(keeper))
      const name = `lithe-${dayInNames(all.exportedAt)}.json`
      saveFile(name, `${JSON.stringify(all, null, 2)}\n`)
      return name
    },
  })
}
