import { describe, expect, it } from 'vitest'
import { ApiError } from '../../api/errors.ts'
import { postToChat } from './send-to-chat.tsx'

const refusal = (status: number, error: string) =>
  new ApiError(status, JSON.stringify({ code: status, message: '', data: null, error }))
const blocked = refusal(409, 'bot-blocked')

/** A bot with one response per attempt, and a person who answers when asked. */
function chat(answers: (Error | null)[], says: boolean) {
  const done: string[] = []
  return {
    done,
    post: {
      async send() {
        done.push('sent')
        const failure = answers.shift()
        if (failure) throw failure
      },
      async askToWrite() {
        done.push('asked')
        return says
      },
    },
  }
}

describe('sending to the chat', () => {
  it('asks nothing if the bot may write', async () => {
    const { post, done } = chat([null], true)
    await postToChat(post)
    expect(done).toEqual(['sent'])
  })

  it('asks once if the bot may not write yet, and resends if the answer is yes', async () => {
    const { post, done } = chat([blocked, null], true)
    await postToChat(post)
    expect(done).toEqual(['sent', 'asked', 'sent'])
  })

  it('stops if the answer is no, and says why nothing was sent', async () => {
    const { post, done } = chat([blocked], false)
    await expect(postToChat(post)).rejects.toBe(blocked)
    expect(done).toEqual(['sent', 'asked'])
  })

  it('does not ask again if a yes changed nothing', async () => {
    const { post, done } = chat([blocked, blocked], true)
    await expect(postToChat(post)).rejects.toBe(blocked)
    expect(done).toEqual(['sent', 'asked', 'sent'])
  })

  it('asks nothing if something else failed', async () => {
    const { post, done } = chat([refusal(503, 'unavailable')], true)
    await expect(postToChat(post)).rejects.toMatchObject({ code: 'unavailable' })
    expect(done).toEqual(['sent'])
  })
})
