import { milliseconds } from '@lithe/pose'
import { ALL_FORMATS, Input, UrlSource, VideoSampleSink } from 'mediabunny'
import type { FrameSource } from '../../apps/player/src/engine/frame-source.ts'
import { createPictureAlterer } from './alter-picture.ts'
import { asFilmed } from './film-condition.ts'
import { pictureOf } from './film-picture.ts'
import { keepRate } from './keep-rate.ts'
import { leaveOutUnknownColours } from './known-colours.ts'

leaveOutUnknownColours()

/** A film's frames at their own timestamps; `framesPerSecond` drops frames to reach that rate, 'half' every second. */
export function filmFrames(
  url: string,
  framesPerSecond: number | 'half' | null,
  condition = asFilmed,
): FrameSource {
  const alter = createPictureAlterer(condition)
  let stopped = false
  return {
    async start(onFrame) {
      using input = new Input({ source: new UrlSource(url), formats: ALL_FORMATS })
      const track = await input.getPrimaryVideoTrack()
      if (!track) throw new Error('there is no picture track in this film')
      if (!(await track.canDecode()))
        throw new Error(`this browser cannot decode the film's ${track.codec} pictures`)
      const stats = framesPerSecond === 'half' ? await track.computePacketStats() : null
      const rate = stats ? stats.averagePacketRate / 2 : framesPerSecond === 'half' ? null : framesPerSecond
      const isNeeded = keepRate(rate)
      const space = await track.getColorSpace()
      for await (const sample of new VideoSampleSink(track).samples()) {
        using _ = { [Symbol.dispose]: () => sample.close() }
        if (stopped) return
        if (!isNeeded(sample.timestamp)) continue
        const picture = sample.toVideoFrame()
        const image = await pictureOf(picture, space)
        picture.close()
        await onFrame({ image: await alter(image), time: milliseconds(sample.timestamp * 1000) })
      }
    },
    stop() {
      stopped = true
    },
  }
}
