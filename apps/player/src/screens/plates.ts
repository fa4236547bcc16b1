/** Every plate in one piece, fetched while the engine is: later on this page asks the network for nothing. */
export const plates = import.meta.glob<string>('../../../../packages/design/plates/*.svg', {
  query: '?raw',
  import: 'default',
  eager: true,
})

export const plateFile = (name: string) => `../../../../packages/design/plates/${name}.svg`
