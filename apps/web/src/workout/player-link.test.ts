import { HostMessage } from '@lithe/contracts/player'
import { exerciseAs, variantsOf, workoutSets } from '@lithe/movements/catalog'
import { describe, expect, it } from 'vitest'
import { readPlayerMessage, startMessage, stopMessage } from './player-link.ts'

const frame = {}
const expected = { origin: 'https://lithe.example', source: frame }
const ready = { channel: 'lithe-player', version: 1, type: 'ready' }

describe('the link to the player', () => {
  it('accepts its own player', () => {
    expect(readPlayerMessage({ ...expected, data: ready }, expected)).toEqual(ready)
  })

  it('ignores other origins, windows, shapes and versions', () => {
    const foreign = [
      { ...expected, origin: 'https://lithe.example.evil', data: ready },
      { ...expected, source: {}, data: ready },
      { ...expected, data: { ...ready, type: 'dance' } },
      { ...expected, data: { ...ready, version: 2 } },
      { ...expected, data: 'ready' },
    ]
    for (const arrival of foreign) expect(readPlayerMessage(arrival, expected)).toBeNull()
  })

  it('accepts nothing before there is a window', () => {
    const nobody = { ...expected, source: undefined }
    expect(readPlayerMessage({ ...nobody, data: ready }, nobody)).toBeNull()
  })

  it('follows the protocol for every exercise', () => {
    for (const item of [...workoutSets.default, ...workoutSets.organisation])
      if (item.type === 'exercise') {
        const message = HostMessage.parse(startMessage(item, '112'))
        expect(message).toMatchObject({ workoutTypeId: item.movement, duration: item.durationSeconds })
      }
    expect(HostMessage.parse(stopMessage).type).toBe('stop')
  })

  it('names the easier variant, if there is one', () => {
    for (const item of workoutSets.default)
      if (item.type === 'exercise') {
        const [variant] = variantsOf(item.movement)
        expect(HostMessage.parse(startMessage(exerciseAs(item, variant ?? null), '112'))).toMatchObject({
          variant,
        })
        expect(startMessage(item, '112')).not.toHaveProperty('variant')
      }
  })
})
