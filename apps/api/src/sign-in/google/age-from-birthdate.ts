import { ages } from '@lithe/contracts/constants'

const calendarDay = /^(\d{4})-(\d{2})-(\d{2})$/

/** Full years since a day like 1963-05-04, as text; empty for what is no such day or too young or old for Lithe. */
export function ageFromBirthdate(birthdate: string | undefined, now: Date): string {
  const [, year, month, day] = (calendarDay.exec(birthdate ?? '') ?? []).map(Number)
  if (!year || !month || !day) return ''
  const isRealDay = new Date(Date.UTC(year, month - 1, day)).getUTCDate() === day && month <= 12
  const hadBirthday =
    now.getUTCMonth() + 1 > month || (now.getUTCMonth() + 1 === month && now.getUTCDate() >= day)
  const age = now.getUTCFullYear() - year - (hadBirthday ? 0 : 1)
  return isRealDay && age >= ages.min && age <= ages.max ? String(age) : ''
}
