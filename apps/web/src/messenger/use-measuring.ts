import { useEffect } from 'react'
import { messenger } from './messenger.ts'

/** While a person is measured the messenger neither turns the picture nor closes by accident. */
export function useMeasuring(isUnderWay: boolean) {
  useEffect(() => (isUnderWay ? messenger()?.beginMeasuring() : undefined), [isUnderWay])
}
