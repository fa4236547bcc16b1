export type FormFields = { [name: string]: string | FormFields }

const namesIn = (key: string) => key.replaceAll(']', '').split('[')

function put(fields: FormFields, [name = '', ...rest]: string[], value: string) {
  if (rest.length === 0) {
    fields[name] = value
    return
  }
  const known = fields[name]
  const inner = typeof known === 'object' ? known : {}
  fields[name] = inner
  put(inner, rest, value)
}

/** Parses a form as Stripe does: `items[0][price]=5` is a price in the first item. */
export function readForm(text: string): FormFields {
  const fields: FormFields = {}
  for (const [key, value] of new URLSearchParams(text)) put(fields, namesIn(key), value)
  return fields
}

/** Returns the value at a place in a form; undefined if missing or a group. */
export function fieldAt(fields: FormFields, ...names: string[]): string | undefined {
  let found: string | FormFields | undefined = fields
  for (const name of names) found = typeof found === 'object' ? found[name] : undefined
  return typeof found === 'string' ? found : undefined
}
