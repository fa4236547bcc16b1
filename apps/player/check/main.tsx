import { openAudio } from '@lithe/design/audio'
import { chooseLanguage, directionOf } from '@lithe/words/languages'
import { loadPhoneCheckWords } from '@lithe/words/phone-check'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import './check.css'
import { CheckPage } from './check-page.tsx'

const language = chooseLanguage({
  saved: new URLSearchParams(location.search).get('lang'),
  browser: navigator.languages,
})
const words = await loadPhoneCheckWords[language]()
document.documentElement.lang = language
document.documentElement.dir = directionOf(language)
document.title = words.title

const place = document.getElementById('root')
if (!place) throw new Error('The page has no #root element')
createRoot(place).render(
  <StrictMode>
    <CheckPage words={words} audio={openAudio()} />
  </StrictMode>,
)
