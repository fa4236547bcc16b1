import type { ExerciseFilm } from '@lithe/contracts/api'
import { useState } from 'react'
import { ActionButton } from '../../ui/action-button.tsx'

type Props = { film: ExerciseFilm; name: string }

/** A deployment's film of a movement. A video service learns of the person only once they press for its page. */
export function OwnFilm({ film: { thumbnail, videoUrl, videoDescription }, name }: Props) {
  const service = URL.canParse(videoUrl) ? new URL(videoUrl).hostname : null
  return (
    <figure className="my-3 short:my-2">
      <div className="aspect-video max-h-[38dvh] w-full overflow-hidden rounded-card bg-sand">
        {service === null ? (
          <video
            src={videoUrl}
            {...(thumbnail ? { poster: thumbnail } : {})}
            controls
            playsInline
            preload="metadata"
            aria-label={`Film: ${name}`}
            className="h-full w-full object-contain"
          />
        ) : (
          <ServiceFilm videoUrl={videoUrl} service={service} name={name} />
        )}
      </div>
      {videoDescription ? <figcaption className="mt-1 text-ink-soft">{videoDescription}</figcaption> : null}
    </figure>
  )
}

function ServiceFilm({ videoUrl, service, name }: { videoUrl: string; service: string; name: string }) {
  const [isWanted, setWanted] = useState(false)
  if (isWanted)
    return (
      <iframe
        src={videoUrl}
        title={`Film: ${name}`}
        sandbox="allow-scripts allow-same-origin allow-presentation"
        referrerPolicy="strict-origin"
        allow="autoplay; fullscreen; picture-in-picture"
        className="h-full w-full border-0"
      />
    )
  return (
    <div className="flex h-full flex-col items-center justify-center gap-2 p-2 text-center">
      <p>This film comes from {service}, which will see that you watch it.</p>
      <ActionButton onClick={() => setWanted(true)}>Show the film</ActionButton>
    </div>
  )
}
