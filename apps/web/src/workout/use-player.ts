import { playerReadyTimeoutMs } from '@lithe/contracts/constants'
import type { HostMessage, PlayerMessage } from '@lithe/contracts/player'
import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react'
import { readPlayerMessage, surroundingsMessage, watchSurroundings } from './player-link.ts'

const mostReloads = 3

type Callbacks = {
  onMessage: (message: PlayerMessage) => void
  onReload: () => void
  /** Called if repeated reloads get no response. */
  onSilent: () => void
}

/** Runs the player's frame: reloads it while unresponsive, and accepts messages only from its origin and window. */
export function usePlayer(url: string, callbacks: Callbacks) {
  const frame = useRef<HTMLIFrameElement>(null)
  const patience = useRef<ReturnType<typeof setTimeout>>(undefined)
  const hasAnswered = useRef(false)
  const silentLoads = useRef(0)
  const isAcquainted = useRef(false)
  const [loads, setLoads] = useState(1)
  const origin = new URL(url, window.location.href).origin

  function reload() {
    hasAnswered.current = false
    isAcquainted.current = false
    setLoads(loads + 1)
  }

  const giveItTime = () => {
    clearTimeout(patience.current)
    if (hasAnswered.current) return
    patience.current = setTimeout(() => {
      silentLoads.current += 1
      if (silentLoads.current > mostReloads) return callbacks.onSilent()
      reload()
      callbacks.onReload()
    }, playerReadyTimeoutMs)
  }

  const onArrival = useEffectEvent((event: MessageEvent) => {
    const message = readPlayerMessage(event, { origin, source: frame.current?.contentWindow })
    if (!message) return
    // A player reporting progress is slow but alive; one reporting a problem waits for the person.
    if (message.type !== 'progress' || message.problem) hasAnswered.current = true
    silentLoads.current = 0
    giveItTime()
    if (!isAcquainted.current) tellSurroundings()
    isAcquainted.current = true
    callbacks.onMessage(message)
  })

  const send = useCallback(
    (message: HostMessage) => frame.current?.contentWindow?.postMessage(message, origin),
    [origin],
  )

  const tellSurroundings = useCallback(() => send(surroundingsMessage(document.documentElement)), [send])
  useEffect(() => watchSurroundings(document.documentElement, tellSurroundings), [tellSurroundings])

  useEffect(() => {
    window.addEventListener('message', onArrival)
    return () => {
      window.removeEventListener('message', onArrival)
      clearTimeout(patience.current)
    }
  }, [])

  function retry() {
    silentLoads.current = 0
    reload()
  }

  const frameProps = { key: loads, ref: frame, src: url, onLoad: giveItTime }
  return { frameProps, send, retry }
}
