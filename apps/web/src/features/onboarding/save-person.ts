import { type Caller, visibleName } from '@lithe/contracts/api'
import type { SeatHeight } from '@lithe/movements/catalog'
import { api } from '../../api-client.ts'
import { messengerField } from '../../messenger/messenger-field.ts'
import type { CompletePerson } from './onboarding-store.ts'

type ToldPerson = CompletePerson & { seat?: SeatHeight }

/** Tells the server; when that fails the person goes on, and generate tries once more. */
export async function savePerson(caller: Caller, person: ToldPerson): Promise<{ isSaved: boolean }> {
  const userDetails = { ...person, name: visibleName(person.name) }
  try {
    await api.updateUser({ ...caller, ...messengerField(), userDetails })
    return { isSaved: true }
  } catch (error) {
    console.warn('The person could not be saved on the server; kept on this device', error)
    return { isSaved: false }
  }
}
