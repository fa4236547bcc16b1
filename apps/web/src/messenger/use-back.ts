import { useEffect, useEffectEvent } from 'react'
import { messenger } from './messenger.ts'

/** While `isWanted`, the messenger's back button does this; says whether there is such a button. */
export function useBack(onPress: () => void, isWanted = true): boolean {
  const showBack = messenger()?.showBack ?? null
  const press = useEffectEvent(onPress)
  useEffect(() => (isWanted && showBack ? showBack(() => press()) : undefined), [isWanted, showBack])
  return showBack !== null
}
