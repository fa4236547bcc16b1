import { MobilityDial } from '../../ui/mobility-dial.tsx'
import { Section } from './section.tsx'

const example = { mobilityAge: 58, range: [49, 66], realAge: 62 } as const

/** What a person gets, shown on an example that says it is one. */
export function ResultPromise() {
  return (
    <Section title="Then you see an age" plate="hero-squat">
      <p className="mt-2 text-lead text-ink-soft">
        One number: how you move, beside people of every age. And how sure that number is.
      </p>
      <div className="mt-4">
        <MobilityDial {...example} />
      </div>
      <p className="mt-1 text-center text-ink-soft">
        An example: about {example.mobilityAge}, likely {example.range.join('–')}.
      </p>
    </Section>
  )
}
