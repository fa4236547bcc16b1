import type { PhoneCheckWords } from '@lithe/words/phone-check'
import { errorName, type Finding } from './finding.ts'

const databaseName = 'lithe-phone-check'

const settled = <Result>(request: IDBRequest<Result>) =>
  new Promise<Result>((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error)
  })

/** Writes, reads back and deletes one value; false if it came back changed. */
async function databaseKeeps(): Promise<boolean> {
  const opening = indexedDB.open(databaseName)
  opening.onupgradeneeded = () => opening.result.createObjectStore('kept')
  const database = await settled(opening)
  try {
    const store = database.transaction('kept', 'readwrite').objectStore('kept')
    await settled(store.put('seen', 'key'))
    return (await settled(store.get('key'))) === 'seen'
  } finally {
    database.close()
    await settled(indexedDB.deleteDatabase(databaseName))
  }
}

/** Reports how much Lithe stores on this phone, and whether there is room for more. */
export async function lookAtStorage({ values }: PhoneCheckWords): Promise<Finding[]> {
  const group = 'storage'
  const database = await databaseKeeps().then(
    (keeps): Finding => ({
      group,
      line: 'database',
      state: keeps ? 'good' : 'lacking',
      value: keeps ? values.yes : values.no,
    }),
    (error: unknown): Finding => ({
      group,
      line: 'database',
      state: 'lacking',
      value: values.failed({ error: errorName(error) }),
    }),
  )
  const { quota } = (await navigator.storage?.estimate?.().catch(() => null)) ?? {}
  const registrations = (await navigator.serviceWorker?.getRegistrations().catch(() => [])) ?? []
  const canStayOffline = 'serviceWorker' in navigator
  return [
    database,
    {
      group,
      line: 'quota',
      state: 'told',
      value: quota ? values.megabytes({ count: Math.round(quota / 1e6) }) : values.notTold,
    },
    {
      group,
      line: 'offline',
      state: canStayOffline ? 'good' : 'lacking',
      value: canStayOffline ? (registrations.length > 0 ? values.kept : values.possible) : values.no,
    },
  ]
}
