import { useCallback, useEffect, useState } from 'react'
import type { Recording } from '../replay-port.ts'
import { type LabTruth, readRecording, readTruth, truthInside } from './lab-files.ts'
import { recordFilm } from './record-film.ts'

export type LabFiles = {
  name: string
  filmUrl: string | null
  recording: Recording | null
  truth: LabTruth | null
  /** Progress of the engine over a film, or its error. */
  news: string | null
}

const nothing: LabFiles = { name: '', filmUrl: null, recording: null, truth: null, news: null }
const isFilm = (name: string) => /\.(mp4|webm|mov)$/i.test(name)
const withoutEnding = (name: string) => name.replace(/(\.truth)?\.\w+$/, '')

type Named = { name: string; url: string }

/** Sorts films, recordings and truth files by content; runs the engine on films without a recording. */
async function open(named: readonly Named[], tell: (files: LabFiles) => void) {
  let files: LabFiles = { ...nothing, name: withoutEnding(named[0]?.name ?? '') }
  const become = (more: Partial<LabFiles>) => {
    files = { ...files, ...more }
    tell(files)
  }
  for (const { name, url } of named) {
    if (isFilm(name)) become({ name: withoutEnding(name), filmUrl: url })
    else {
      const json: unknown = await (await fetch(url)).json()
      const recording = readRecording(json)
      const truth = readTruth(json)
      if (!recording && !truth) throw new Error(`${name} is neither a recording nor a truth file`)
      if (recording) become({ recording, truth: files.truth ?? truthInside(json) })
      else become({ truth })
    }
  }
  if (files.recording || !files.filmUrl) return
  become({ news: 'Opening the engine…' })
  const recording = await recordFilm(files.filmUrl, seconds =>
    become({ news: `The engine has seen ${seconds.toFixed(1)} s` }),
  )
  become({ recording, news: null })
}

const addressed = (asked: URLSearchParams): Named[] =>
  ['truth', 'recording', 'film'].flatMap(key => {
    const url = asked.get(key)
    return url ? [{ name: new URL(url, location.href).pathname.split('/').at(-1) ?? url, url }] : []
  })

/** Opened files: first those in the URL, then any that are picked. */
export function useLabFiles(asked: URLSearchParams) {
  const [files, setFiles] = useState(nothing)
  const show = useCallback((named: readonly Named[]) => {
    open(named, setFiles).catch((error: unknown) => setFiles({ ...nothing, news: String(error) }))
  }, [])
  useEffect(() => {
    const named = addressed(asked)
    if (named.length > 0) show(named)
  }, [asked, show])
  const pick = (picked: FileList) =>
    show(Array.from(picked, file => ({ name: file.name, url: URL.createObjectURL(file) })))
  return { files, pick }
}
