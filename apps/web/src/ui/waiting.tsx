import { shellWords } from '@lithe/words/live/shell'
import { useCallback, useEffect, useRef, useState } from 'react'

type Props = {
  label: string
  /** 0–1; null if unknown. */
  share: number | null
}

export function ProgressLine({ label, share }: Props) {
  const percent = share === null ? null : Math.round(share * 100)
  return (
    <div>
      <div className="flex justify-between gap-2 text-ink-soft">
        <span>{label}</span>
        {percent === null ? null : <span className="tabular">{`${percent}\u00a0%`}</span>}
      </div>
      <div
        role="progressbar"
        aria-label={label}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={percent ?? undefined}
        className="mt-1 h-1 overflow-hidden rounded-full bg-sand"
      >
        <div
          className={`h-full rounded-full bg-ember transition-[width] duration-500 ease-body ${percent === null ? 'waiting-line' : ''}`}
          style={{ width: percent === null ? '30%' : `${percent}%` }}
        />
      </div>
    </div>
  )
}

type StillWaitingProps = {
  isWaiting: boolean
  /** What the person can do meanwhile. */
  children?: string
}

/** Says, below a button or line, after four seconds of waiting, that work continues and the person need not wait. */
export function StillWaiting({ isWaiting, children = shellWords.wait.may }: StillWaitingProps) {
  const isLong = useLongWait(isWaiting)
  return (
    <p role="status" className="my-1 text-ink-soft empty:hidden">
      {isLong ? shellWords.wait.long({ rest: children }) : null}
    </p>
  )
}

export function PageWait() {
  const isLong = useLongWait(true)
  return (
    <div role="status" className="slow-only fixed inset-x-0 top-0 z-50">
      <span className="sr-only">{shellWords.wait.nextPage}</span>
      <div aria-hidden="true" className="h-[6px] overflow-hidden bg-sand">
        <div className="waiting-line h-full w-[30%] bg-ember" />
      </div>
      {isLong ? (
        <p aria-hidden="true" className="appear bg-sand px-3 py-1 text-center">
          {shellWords.wait.nextPageLong}
        </p>
      ) : null}
    </div>
  )
}

/** After this long, a person wants to know what is happening, and how to continue without waiting. */
export const longWaitMs = 4000

/** Whether a wait has become long enough to mention; false again once it is over. */
export function useLongWait(isWaiting: boolean, afterMs = longWaitMs): boolean {
  const [isLong, setLong] = useState(false)
  useEffect(() => {
    if (!isWaiting) return
    const timer = setTimeout(() => setLong(true), afterMs)
    return () => {
      clearTimeout(timer)
      setLong(false)
    }
  }, [isWaiting, afterMs])
  return isWaiting && isLong
}

/** Whether the page that asked is still shown: a late response never moves a person who has navigated on. */
export function useIsHere(): () => boolean {
  const isHere = useRef(true)
  useEffect(() => {
    isHere.current = true
    return () => {
      isHere.current = false
    }
  }, [])
  return useCallback(() => isHere.current, [])
}

/** The result or, after a timeout, `otherwise`; later results are ignored. */
export async function within<Result, Otherwise>(
  milliseconds: number,
  result: Promise<Result>,
  otherwise: Otherwise,
): Promise<Result | Otherwise> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<Otherwise>(resolve => {
    timer = setTimeout(() => resolve(otherwise), milliseconds)
  })
  try {
    return await Promise.race([result, late])
  } finally {
    clearTimeout(timer)
  }
}
