import { createAnalyser, createStopWatch } from '@lithe/movements'
import { inSeconds, type PoseFrame } from '@lithe/pose'
import { type CameraOpening, createCamera } from './camera/camera.ts'
import { cameraAbsence } from './camera/camera-problem.ts'
import { createLightMeter } from './camera/light-meter.ts'
import { videoFrames } from './camera/video-frames.ts'
import { createWakeLock } from './camera/wake-lock.ts'
import { buildForHere } from './engine/engine-files.ts'
import { createFrameLoop } from './engine/frame-loop.ts'
import { loadPoseEngine } from './engine/load-pose-engine.ts'
import type { PoseEngine } from './engine/pose-engine.ts'
import type { HostLink } from './host/host-link.ts'
import { outcomeNews } from './host/outcome-news.ts'
import { tellProgress } from './host/tell-progress.ts'
import { watchFraming } from './measuring/watch-framing.ts'
import { watchLook } from './measuring/watch-look.ts'
import { watchPractice } from './measuring/watch-practice.ts'
import { type WindowWatch, watchWindow } from './measuring/watch-window.ts'
import type { Sound } from './sound/sound.ts'
import type { Stage } from './stage/stage.ts'
import type { Assignment } from './state/assignment.ts'
import type { PlayerEffect } from './state/player-effect.ts'
import { createPlayerStore, type PlayerStore } from './state/player-store.ts'
import { readAloud } from './words/read-aloud.ts'
import { stageWords, words } from './words/words.ts'

type PlayerParts = {
  video: HTMLVideoElement
  stage: Stage
  sound: Sound
  /** Resolves once the voice is loaded; rejects if messages cannot be loaded. */
  readyToSpeak: Promise<unknown>
  link: HostLink
}

type Player = { store: PlayerStore; hasAnotherCamera: () => boolean }

/** Carries out the state's effects: camera, engine, screen, sound and messages. */
export function createPlayer({ video, stage, sound, readyToSpeak, link }: PlayerParts): Player {
  let engine: PoseEngine | null = null
  let attempt: WindowWatch | null = null
  let eyes: ReturnType<typeof cameraFor> | null = null
  const wakeLock = createWakeLock()
  const lightMeter = createLightMeter()
  const store = createPlayerStore(run)
  const { dispatch } = store
  const loseCamera = () => dispatch({ type: 'camera-lost' })
  const camera = createCamera(video, loseCamera)
  const source = videoFrames(video)
  const frames = createFrameLoop({
    source,
    engine: () => engine,
    onPicture(picture) {
      stage.keep(picture)
      if (store.state().at === 'framing') lightMeter.look(picture)
    },
    onSilent: because => (because === 'camera' ? loseCamera() : dispatch({ type: 'sight-lost' })),
    onFailed: failed,
  })

  function failed(error: unknown) {
    console.error(error)
    dispatch({ type: 'engine-failed' })
  }

  async function openCamera(mayAsk: boolean) {
    if (!mayAsk && !(await camera.isAllowed())) return dispatch({ type: 'camera-needs-asking' })
    await noteOpening(await camera.open())
  }

  async function noteOpening(opening: CameraOpening | null) {
    if (!opening) return
    if (!opening.ok) return dispatch({ type: 'camera-failed', problem: opening.reason })
    if (!document.hidden) return dispatch({ type: 'camera-opened' })
    // The person has navigated away, and nothing is measured in the background.
    camera.close()
    dispatch({ type: 'camera-needs-asking' })
  }

  /** Called between frames, so that the next one starts the new search. */
  function lookAgain() {
    engine?.reset().catch(failed)
  }

  function doubt() {
    engine?.doubt().catch(failed)
  }

  function beginFraming(assignment: Assignment) {
    stage.clear()
    wakeLock.hold()
    const conditions = { stage, tell: dispatch, light: lightMeter.latest, isCameraSlow: source.isSlow }
    if (assignment.isLook) {
      attempt = watchLook(assignment, { ...conditions, sound })
      lookAgain()
      return frames.watch(attempt.observe)
    }
    const ready = cameraFor(assignment)
    eyes = ready
    const prepare = (frame: PoseFrame | null) => ready.analyser.prepare?.(frame)
    const watch = watchFraming(assignment, { ...conditions, lookAgain, doubt, prepare })
    // Runs before the first frame; a missing answer counts as silence, like a missing frame.
    lookAgain()
    frames.watch(watch)
  }

  function cameraFor({ movement, windowSeconds, variant }: Assignment) {
    return {
      analyser: createAnalyser(movement, inSeconds(windowSeconds), variant),
      stopWatch: createStopWatch(movement, variant),
    }
  }

  /** Analysers that have seen the person in the ready pose. */
  function readyEyes(assignment: Assignment) {
    const ready = eyes ?? cameraFor(assignment)
    eyes = null
    return ready
  }

  function beginMeasuring(assignment: Assignment) {
    attempt = watchWindow(assignment, {
      ...readyEyes(assignment),
      stage,
      sound,
      isCameraSlow: source.isSlow,
      wallNow: Date.now,
      tell: dispatch,
    })
    frames.watch(attempt.observe)
  }

  function rest() {
    attempt = null
    frames.rest()
    wakeLock.release()
    stage.clear()
  }

  function run(effect: PlayerEffect) {
    switch (effect.type) {
      case 'announce-ready':
        link.send({ type: 'ready' })
        break
      case 'open-camera':
      case 'open-camera-if-allowed':
        openCamera(effect.type === 'open-camera').catch(failed)
        break
      case 'open-another-camera':
        camera.openAnother().then(noteOpening).catch(failed)
        break
      case 'reopen-camera':
        camera.close()
        openCamera(true).catch(failed)
        break
      case 'close-camera':
        camera.close()
        break
      case 'begin-framing':
        beginFraming(effect.assignment)
        break
      case 'begin-practising':
        frames.watch(
          watchPractice(effect.assignment, { ...readyEyes(effect.assignment), stage, sound, tell: dispatch }),
        )
        break
      case 'begin-measuring':
        beginMeasuring(effect.assignment)
        break
      case 'finish-measuring':
        attempt?.finish()
        break
      case 'rest':
        rest()
        break
      case 'lighten-engine':
        // If the small model is missing, as when offline, the next attempt uses the full one again.
        engine?.lighten().catch(console.warn)
        break
      case 'stay-awake':
        wakeLock.hold()
        break
      case 'play':
        sound.play(effect.tone)
        break
      case 'ask-hearing':
        sound.unlock()
        sound.say(words.hearing.question)
        break
      case 'call-back':
        sound.sayNext(stageWords.callBack)
        break
      case 'call-for-help':
        sound.callOut(stageWords.nearFall.callOut)
        break
      case 'deliver-measured':
      case 'deliver-completed':
        link.send(outcomeNews(effect, stage.plate()))
        break
      case 'deliver-look':
        link.send({ type: 'seen', ...(effect.plate && { plate: effect.plate }) })
        break
      case 'deliver-failed':
        link.send(outcomeNews(effect))
    }
  }

  const player = { store, hasAnotherCamera: camera.hasAnother }
  tellProgress(store, link)
  readAloud(store, sound)
  // Checked before fetching, as an engine this browser cannot run is 19 MB.
  const absence = cameraAbsence() ?? (buildForHere() === null ? 'engine-absent' : null)
  if (absence !== null) {
    dispatch({ type: 'absence-found', absence })
    return player
  }
  const engineLoaded = loadPoseEngine(progress => dispatch({ type: 'load-progressed', progress }))
  Promise.all([engineLoaded, readyToSpeak]).then(([loaded]) => {
    engine = loaded
    console.info(`Pose engine: ${loaded.description}`)
    dispatch({ type: 'loaded' })
  }, failed)
  return player
}
