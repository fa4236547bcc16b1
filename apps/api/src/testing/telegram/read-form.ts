export type FormPart = { name: string; isFile: boolean; content: Buffer }

const lineEnd = '\r\n'

function readPart(part: Buffer): FormPart {
  const headersEnd = part.indexOf(lineEnd + lineEnd)
  const headers = part.subarray(0, headersEnd).toString('utf8')
  const [, name = ''] = /;\s*name="([^"]*)"/i.exec(headers) ?? []
  const content = part.subarray(headersEnd + 2 * lineEnd.length)
  return { name, isFile: /;\s*filename=/i.test(headers), content }
}

/** Parses a form as leniently as Telegram: unquoted file names, headers without spaces. */
export function readForm(body: Buffer, contentType: string): FormPart[] {
  const [, boundary = ''] = /boundary=("?)([^";]+)\1/.exec(contentType)?.slice(1) ?? []
  const parts: FormPart[] = []
  const start = `--${boundary}${lineEnd}`
  const end = `${lineEnd}--${boundary}`
  let at = body.indexOf(start)
  while (at >= 0) {
    const from = at + start.length
    const to = body.indexOf(end, from)
    if (to < 0) break
    parts.push(readPart(body.subarray(from, to)))
    at = body.indexOf(start, to + lineEnd.length)
  }
  return parts
}
