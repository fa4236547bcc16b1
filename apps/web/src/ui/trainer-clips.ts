import list from '../trainer/clips.json' with { type: 'json' }

type TrainerClipFacts = { id: string; width: number; height: number; seconds: number; speaks: boolean }

const clips: readonly TrainerClipFacts[] = list

/** The film of that name and where its files lie, or null while there is none. */
export function findTrainerClip(id: string) {
  const facts = clips.find(clip => clip.id === id)
  if (!facts) return null
  const file = `/trainer/${id}`
  return {
    ...facts,
    poster: `${file}.webp`,
    captions: `${file}.vtt`,
    films: [
      { src: `${file}.webm`, type: 'video/webm' },
      { src: `${file}.mp4`, type: 'video/mp4' },
    ],
  }
}
