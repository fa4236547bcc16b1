/** A minimal browser cookie store for one server and clock. */
export function cookieJar() {
  const kept = new Map<string, string>()
  return {
    value: (name: string) => kept.get(name) ?? null,
    /** Headers that send the cookies back. */
    headers: (): Record<string, string> =>
      kept.size === 0 ? {} : { cookie: [...kept].map(([name, value]) => `${name}=${value}`).join('; ') },
    /** Applies `Set-Cookie` headers. */
    take(setCookies: readonly string[]) {
      for (const line of setCookies) {
        const [, name = '', value = ''] = /^([^=;]+)=([^;]*)/.exec(line) ?? []
        if (/; Max-Age=0\b/i.test(line)) kept.delete(name)
        else kept.set(name, value)
      }
    },
  }
}
