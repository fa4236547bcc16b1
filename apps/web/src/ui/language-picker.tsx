import { shellWords } from '@lithe/words/live/shell'
import { loadAnew } from '../navigation/this-page.ts'
import { language, offeredLanguages, saveLanguage } from '../words/language.ts'

type Props = { offered?: ReturnType<typeof offeredLanguages> }

/** Saves the choice and reloads the page in that language. Hidden while Lithe has only one. */
export function LanguagePicker({ offered = offeredLanguages() }: Props) {
  if (offered.length < 2) return null
  return (
    <label className="mt-2 flex min-h-6 items-center gap-1.5 font-semibold">
      {shellWords.language}
      <select
        defaultValue={language}
        className="min-h-6 rounded-card border-2 border-outline bg-ground px-1.5 font-normal"
        onChange={({ target }) => {
          const chosen = offered.find(one => one.language === target.value)
          if (!chosen) return
          saveLanguage(chosen.language)
          loadAnew()
        }}
      >
        {offered.map(one => (
          <option key={one.language} value={one.language} lang={one.language}>
            {one.name}
          </option>
        ))}
      </select>
    </label>
  )
}
