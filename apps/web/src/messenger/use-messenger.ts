import { useEffect, useEffectEvent } from 'react'
import { paths } from '../app/paths.ts'
import { messenger } from './messenger.ts'

/** From the promise of privacy to the report: here a finger that slips must not put the test away. */
const assessment: readonly string[] = [
  paths.privacy,
  paths.tips,
  paths.preview,
  paths.accurateResults,
  paths.workoutPreview,
  paths.practice,
  paths.workout,
  paths.generate,
].map(({ pattern }) => pattern)

/** The messenger's frame follows the page: whether a finger may swipe it away. */
export function useFrame(pathname: string) {
  const isAssessment = assessment.includes(pathname)
  useEffect(() => (isAssessment ? messenger()?.keepFromSwiping() : undefined), [isAssessment])
}

/** While `isWanted`, the messenger's back button does this; says whether there is such a button. */
export function useBack(onPress: () => void, isWanted = true): boolean {
  const showBack = messenger()?.showBack ?? null
  const press = useEffectEvent(onPress)
  useEffect(() => (isWanted && showBack ? showBack(() => press()) : undefined), [isWanted, showBack])
  return showBack !== null
}

/** While a person is measured the messenger neither turns the picture nor closes by accident. */
export function useMeasuring(isUnderWay: boolean) {
  useEffect(() => (isUnderWay ? messenger()?.beginMeasuring() : undefined), [isUnderWay])
}
