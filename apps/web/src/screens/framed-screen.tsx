import { linksWords } from '@lithe/words/live/links'
import { OpenInBrowser } from '../features/browser-link/open-in-browser.tsx'
import { currentCaller } from '../features/identity/identity.ts'
import { paths } from '../navigation/paths.ts'
import { NoticeScreen } from '../ui/screen.tsx'

/** A frame has no camera to give and keeps no sign-in: the way on is a window of one's own. */
export function FramedScreen() {
  return (
    <NoticeScreen
      title={linksWords.framed.title}
      plate="hero-squat"
      action={
        <div className="flex flex-col gap-1.5">
          <OpenInBrowser caller={currentCaller()} to={paths.start.link()} />
        </div>
      }
    >
      <p>{linksWords.framed.why}</p>
    </NoticeScreen>
  )
}
