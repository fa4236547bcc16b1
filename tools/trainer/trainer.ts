import { renderClips } from './render-clips.ts'

await renderClips(process.argv.slice(2))
