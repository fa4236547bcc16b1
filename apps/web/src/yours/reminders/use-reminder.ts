import {
  type Caller,
  ordinaryDay,
  type ReminderWish,
  type readReminder,
  type setReminder,
} from '@lithe/contracts/api'
import { usualReminder } from '@lithe/contracts/constants'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { z } from 'zod'
import { api } from '../../api/client.ts'

/** The reminder, and the channels that can reach this person. */
export type Reachable = z.output<typeof readReminder.data>
export type By = z.input<typeof setReminder.body>['by']

const keyOf = ({ userIdentifier }: Caller) => ['reminder', userIdentifier]

/** Refetched on each opening, as it may have been sent, or cancelled elsewhere. */
export const useReminder = (caller: Caller) =>
  useQuery({ queryKey: keyOf(caller), queryFn: () => api.readReminder(caller), gcTime: 0 })

type Send = (send: () => Promise<unknown>) => Promise<unknown>

/** Sets a reminder. `around` may send twice: if the bot may not write yet, the person is asked in between. */
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

/** This device's time zone. */
const ownZone = () => Intl.DateTimeFormat().resolvedOptions().timeZone

/** The initial choice: the previous reminder's, else the default. */
export const wishFrom = (before: ReminderWish | null): ReminderWish => ({
  weeks: before?.weeks ?? usualReminder.weeks,
  time: before?.time ?? usualReminder.time,
  zone: ownZone(),
})

/** The date of a reminder in local time, across daylight-saving changes. */
export function momentOf({ weeks, time }: Pick<ReminderWish, 'weeks' | 'time'>, now: Date): string {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  const wanted = Date.UTC(now.getFullYear(), now.getMonth(), now.getDate() + 7 * weeks, hours, minutes)
  const day = new Date(ordinaryDay(wanted))
  return new Date(day.getUTCFullYear(), day.getUTCMonth(), day.getUTCDate(), hours, minutes).toISOString()
}
