import { adviceCitations, type Citation, sourcesOf } from '@lithe/scoring/sources'
import { shellWords } from '@lithe/words/live/shell'
import { Disclosure } from '../../ui/disclosure.tsx'
import type { Compared } from './breakdown-lines.ts'
import { startsFromOwnAge } from './report-words.ts'

type Props = {
  compared: readonly Compared[]
  modelVersion: string
  /** Names of the papers that the advice leads to. */
  adviceSources: readonly string[]
}

/** What a report stands on, and how far that carries. */
export function HowWeKnow({ compared, modelVersion, adviceSources }: Props) {
  const advice = adviceCitations(adviceSources)
  return (
    <>
      <p>
        {startsFromOwnAge} Each of them is set beside what many people did before you, as published in
        research; the older you are, the harder the numbers pull.
      </p>
      <div className="mt-2 divide-y divide-hairline border-y border-hairline">
        {compared.map(({ test, movements }) => (
          <Disclosure key={test} title={`What ${shellWords.tests[test].toLowerCase()} is compared with`}>
            <Sources of={sourcesOf(movements)} />
          </Disclosure>
        ))}
        {advice.length > 0 ? (
          <Disclosure title="What the advice leans on">
            <Sources of={advice} />
          </Disclosure>
        ) : null}
        <Disclosure title="What we do not know">
          <ul className="flex flex-col gap-1.5">
            <li>
              What the number says about your health: nobody has tested that. It compares how you moved today
              with how other people moved.
            </li>
            <li>How you move on other days. Sleep, shoes and the hour all change the numbers a little.</li>
            <li>
              How close a phone comes to a laboratory on your body. On our own test films an angle is right
              within five degrees and a hold within a third of a second.
            </li>
            <li>
              Whether the people in the papers are like you. They came from a few countries, and most of them
              were healthy volunteers.
            </li>
            <li>
              An exact age for the toe touch and for squats: no table by age exists for either, so we estimate
              from the nearest tests that have one.
            </li>
          </ul>
        </Disclosure>
      </div>
      <p className="mt-2 text-ink-soft">Worked out with model {modelVersion}.</p>
    </>
  )
}

const Sources = ({ of }: { of: readonly Citation[] }) => (
  <ul className="flex flex-col gap-2">
    {of.map(source => (
      <Source key={source.title} source={source} />
    ))}
  </ul>
)

function Source({ source }: { source: Citation }) {
  const { authors, year, title, journal, doi, doiVerified, usedFor } = source
  return (
    <li>
      <p>
        {title}. <span className="text-ink-soft">{`${authors}, ${year}. ${journal}.`}</span>
      </p>
      <p className="text-ink-soft">It tells us {usedFor}.</p>
      {doi && doiVerified ? (
        <a
          href={`https://doi.org/${doi}`}
          target="_blank"
          rel="noreferrer"
          className="inline-flex min-h-6 items-center font-semibold text-spruce underline underline-offset-[5px]"
        >
          Read it where it was published<span className="sr-only">: {title} (opens a new tab)</span>
        </a>
      ) : null}
    </li>
  )
}
