import { createMallet } from '@lithe/design/mallet'
import { chooseLanguage } from '@lithe/words/languages'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import './styles.css'
import { openAudio } from '@lithe/design/audio'
import { openHostLink } from './host/open-host-link.ts'
import { createPlayer } from './player.ts'
import { App } from './screens/app.tsx'
import { createSound } from './sound/sound.ts'
import { openVoice } from './sound/voice.ts'
import { followPage } from './stage/follow-page.ts'
import { createStage } from './stage/stage.ts'
import { findStudio } from './stage/studio.ts'
import { speakIn, speakOnStageIn, writePage } from './words/words.ts'

const language = chooseLanguage({
  saved: new URLSearchParams(location.search).get('lang'),
  browser: navigator.languages,
})
await speakIn(language)
writePage(document, language)

const studio = findStudio(document)
const stage = createStage(studio)
const audio = openAudio()
const { voice, found } = openVoice(language, audio)
const readyToSpeak = Promise.all([found, speakOnStageIn(language)])
const sound = createSound(voice, createMallet(audio))
const { link, onDemand, address } = openHostLink(event => store.dispatch(event))
const { store, hasAnotherCamera } = createPlayer({ video: studio.video, stage, sound, readyToSpeak, link })

followPage({ store, sound, studio, stage })
createRoot(studio.screen).render(
  <StrictMode>
    <App
      store={store}
      sound={sound}
      stage={stage}
      onDemand={onDemand}
      hasAnotherCamera={hasAnotherCamera}
      address={address}
    />
  </StrictMode>,
)
