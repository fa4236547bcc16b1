import { adviceCitations, type Source as Paper, sourcesOf } from '@lithe/scoring/sources'
import { papersWords } from '@lithe/words/live/papers'
import { reportPageWords } from '@lithe/words/live/report-page'
import { Link, useLocation } from 'react-router'
import { paths } from '../../navigation/paths.ts'
import { linkLook } from '../../ui/buttons.tsx'
import { Disclosure } from '../../ui/disclosure.tsx'
import type { Compared } from './breakdown-lines.ts'

type Props = {
  compared: readonly Compared[]
  modelVersion: string
  /** Names of the papers cited by the advice. */
  adviceSources: readonly string[]
}

/** The report's sources and their limits. */
export function HowWeKnow({ compared, modelVersion, adviceSources }: Props) {
  const advice = adviceCitations(adviceSources)
  const { know } = reportPageWords
  const { pathname } = useLocation()
  return (
    <>
      <p>{know.lede}</p>
      <div className="mt-2 divide-y divide-hairline border-y border-hairline">
        {compared.map(({ test, movements }) => (
          <Disclosure key={test} title={know.compared({ test })}>
            <Sources of={sourcesOf(movements)} />
          </Disclosure>
        ))}
        {advice.length > 0 ? (
          <Disclosure title={know.advice}>
            <Sources of={advice} />
          </Disclosure>
        ) : null}
        <Disclosure title={know.unknown.title}>
          <ul className="flex flex-col gap-1.5">
            {know.unknown.list.map(point => (
              <li key={point}>{point}</li>
            ))}
          </ul>
        </Disclosure>
      </div>
      <p className="mt-2 text-ink-soft">{know.model({ version: modelVersion })}</p>
      <Link
        to={paths.credibility.link()}
        state={{ returnTo: pathname }}
        className={`${linkLook} print:hidden`}
      >
        {know.why}
      </Link>
    </>
  )
}

/** Printed version, in small type: how it was calculated, citing each paper once. */
export function PaperMethod({ compared, modelVersion, adviceSources }: Props) {
  const { parts, know } = reportPageWords
  const papers = [
    ...sourcesOf(compared.flatMap(({ movements }) => movements)),
    ...adviceCitations(adviceSources),
  ]
  const once = new Map(papers.map(paper => [paper.id, paper]))
  return (
    <section className="mt-2 hidden text-[7.5pt] leading-[1.25] print:block">
      <h2 className="font-soft text-[11pt] font-medium text-spruce">{parts.know}</h2>
      <p>
        {know.lede} {know.model({ version: modelVersion })}
      </p>
      <ol className="mt-0.5 columns-2 gap-3">
        {[...once.values()].map(({ id, authors, year, title, journal }) => (
          <li key={id} className="mb-0.5">
            {know.paper({ title })} {know.by({ authors, year: String(year), journal })}
          </li>
        ))}
      </ol>
    </section>
  )
}

export const Sources = ({ of }: { of: readonly Paper[] }) => (
  <ul className="flex flex-col gap-2">
    {of.map(paper => (
      <Source key={paper.id} paper={paper} />
    ))}
  </ul>
)

function Source({ paper: { id, authors, year, title, journal, doi, doiVerified } }: { paper: Paper }) {
  const { know } = reportPageWords
  return (
    <li>
      <p>
        {know.paper({ title })}{' '}
        <span className="text-ink-soft">{know.by({ authors, year: String(year), journal })}</span>
      </p>
      <p className="text-ink-soft">{know.tells({ what: papersWords[id] })}</p>
      {doi && doiVerified ? (
        <a
          href={`https://doi.org/${doi}`}
          target="_blank"
          rel="noreferrer"
          className="inline-flex min-h-6 items-center font-semibold text-spruce underline underline-offset-[5px]"
        >
          {know.read}
          <span className="sr-only">{know.readNamed({ title })}</span>
        </a>
      ) : null}
    </li>
  )
}
