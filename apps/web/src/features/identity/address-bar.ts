const secretParameters = ['userId', 'userIdentifier', 'unlockKey']

/** The same address without what names a person or unlocks something; null where there is nothing to remove. */
export function withoutSecrets(address: string): string | null {
  const url = new URL(address)
  const found = secretParameters.filter(name => url.searchParams.has(name))
  if (found.length === 0) return null
  for (const name of found) url.searchParams.delete(name)
  return url.pathname + url.search + url.hash
}
