import { helpWords } from '@lithe/words/live/help'
import { shellWords } from '@lithe/words/live/shell'
import { Link, useLocation } from 'react-router'
import { usePublicConfig } from '../api/use-public-config.ts'
import { paths } from '../navigation/paths.ts'
import { rich } from '../words/formats.ts'
import { linkLook, QuietButton } from './buttons.tsx'
import { Disclosure } from './disclosure.tsx'
import { Sheet } from './sheet.tsx'

type Props = {
  isOpen: boolean
  onClose: () => void
  /** Whether it links to other pages, as it does not during the test. */
  hasLinks: boolean
}

/** Short answers to frequent questions, and a contact. */
export function HelpSheet({ isOpen, onClose, hasLinks }: Props) {
  const { config } = usePublicConfig()
  const { pathname, search } = useLocation()
  const { title, answers, write, why } = helpWords
  return (
    <Sheet isOpen={isOpen} onClose={onClose} title={title} startsOn="sheet">
      <ul className="mt-1.5 border-b border-hairline">
        {Object.values(answers).map(({ question, answer }) => (
          <li key={question} className="border-t border-hairline">
            <Disclosure title={question}>
              <p>{answer}</p>
            </Disclosure>
          </li>
        ))}
      </ul>
      {config?.supportEmail ? (
        <p className="mt-2">
          {rich(
            write({
              address: config.supportEmail,
              mail: address => (
                <a href={`mailto:${address}`} className={`${linkLook} break-all`}>
                  {address}
                </a>
              ),
            }),
          )}
        </p>
      ) : null}
      {hasLinks ? (
        <p className="flex flex-wrap gap-x-3">
          <Link
            to={paths.credibility.link()}
            state={{ returnTo: pathname + search }}
            className={linkLook}
            onClick={onClose}
          >
            {why}
          </Link>
          <Link to={paths.yourData.link()} className={linkLook} onClick={onClose}>
            {shellWords.yourData}
          </Link>
        </p>
      ) : null}
      <QuietButton className="mt-2 w-full" onClick={onClose}>
        {shellWords.buttons.close}
      </QuietButton>
    </Sheet>
  )
}
