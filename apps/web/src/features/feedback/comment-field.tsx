import { feedbackLimits } from '@lithe/contracts/constants'

type Props = { comment: string; onChange: (comment: string) => void }

export function CommentField({ comment, onChange }: Props) {
  const { commentCharacters } = feedbackLimits
  return (
    <div className="mt-2">
      <label htmlFor="comment" className="font-semibold">
        Anything you want to tell us? <span className="font-normal text-ink-soft">(optional)</span>
      </label>
      <textarea
        id="comment"
        rows={5}
        maxLength={commentCharacters}
        value={comment}
        onChange={({ target }) => onChange(target.value)}
        aria-describedby="comment-length"
        className="mt-1 block w-full resize-y rounded-card border-2 border-outline bg-raised p-2 leading-normal short:h-[112px]"
      />
      <p id="comment-length" className="mt-0.5 text-right text-ink-soft tabular">
        {comment.length}/{commentCharacters} characters
      </p>
    </div>
  )
}
