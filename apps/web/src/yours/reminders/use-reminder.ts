import type { Caller, ReminderWish, readReminder, setReminder } from '@lithe/contracts/api'
import { usualReminder } from '@lithe/contracts/constants'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { z } from 'zod'
import { api } from '../../api/client.ts'

/** What is set, and by which ways this person can be reached. */
export type Reachable = z.output<typeof readReminder.data>
export type By = z.input<typeof setReminder.body>['by']

const keyOf = ({ userIdentifier }: Caller) => ['reminder', userIdentifier]

/** Asked each time the page opens: one may have gone, or been ended elsewhere. */
export const useReminder = (caller: Caller) =>
  useQuery({ queryKey: keyOf(caller), queryFn: () => api.readReminder(caller), gcTime: 0 })

type Send = (send: () => Promise<unknown>) => Promise<unknown>

/** `around` may send twice: where the bot may not write yet, the person is asked in between. */
export function useSetReminder(caller: Caller, around: Send) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (wish: ReminderWish & { by: By }) =>
      around(async () => {
        const { reminder } = await api.setReminder({ ...caller, ...wish })
        client.setQueryData<Reachable>(keyOf(caller), known => known && { ...known, reminder })
      }),
    onError: error => console.error('The reminder was not set', error),
  })
}

export function useStopReminder(caller: Caller) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: () => api.stopReminder(caller),
    onSuccess: () =>
      client.setQueryData<Reachable>(keyOf(caller), known => known && { ...known, reminder: null }),
    onError: error => console.error('The reminder was not stopped', error),
  })
}

/** The clock of this device: where it hangs. */
const ownZone = () => Intl.DateTimeFormat().resolvedOptions().timeZone

/** What is offered first: what was chosen before, else the usual. */
export const wishFrom = (before: ReminderWish | null): ReminderWish => ({
  weeks: before?.weeks ?? usualReminder.weeks,
  time: before?.time ?? usualReminder.time,
  zone: ownZone(),
})

/** When a wish comes true by this device's own clock, which knows of summer and winter time. */
export function momentOf({ weeks, time }: Pick<ReminderWish, 'weeks' | 'time'>, now: Date): string {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  const day = now.getDate() + 7 * weeks
  return new Date(now.getFullYear(), now.getMonth(), day, hours, minutes).toISOString()
}
