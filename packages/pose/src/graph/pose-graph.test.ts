import { describe, expect, test } from 'vitest'
import { bodyAt, landmarksWith } from '../testing/body-tensors.ts'
import type { Networks } from './networks.ts'
import type { Picture } from './pixels.ts'
import { createPoseGraph } from './pose-graph.ts'

const grey = (width: number, height: number): Picture => ({
  width,
  height,
  read: box => ({ ...box, data: new Uint8ClampedArray(box.width * box.height * 4).fill(128) }),
})

/** Networks that return scripted output and count their calls. */
function networksThatSay(body: number, presences: readonly number[]) {
  const asked = { body: 0, landmarks: 0 }
  const networks: Networks = {
    async findBody() {
      asked.body += 1
      return bodyAt(812, body)
    },
    async findLandmarks() {
      const presence = presences[asked.landmarks] ?? 1
      asked.landmarks += 1
      return landmarksWith(presence)
    },
  }
  return { networks, asked }
}

describe('the pose graph', () => {
  test('searches the whole frame once, then looks where the body was', async () => {
    const { networks, asked } = networksThatSay(4, [])
    const graph = createPoseGraph(networks)
    for (let picture = 0; picture < 5; picture += 1)
      expect(await graph.look(grey(640, 480), picture * 33, 0.5)).not.toBeNull()
    expect(asked).toEqual({ body: 1, landmarks: 5 })
  })

  test('finds the same place in every frame', async () => {
    const graph = createPoseGraph(networksThatSay(4, []).networks)
    const first = await graph.look(grey(640, 480), 0, 0.5)
    const second = await graph.look(grey(640, 480), 33, 0.5)
    expect(second?.next.x).toBeCloseTo(first?.next.x ?? 0, 3)
    expect(second?.next.side).toBeCloseTo(first?.next.side ?? 0, 3)
    expect(first?.pose[0]).toBeCloseTo(116 / 224, 4)
  })

  test('searches the whole frame again only after losing a body', async () => {
    const { networks, asked } = networksThatSay(4, [1, 0.5, 1])
    const graph = createPoseGraph(networks)
    const found: boolean[] = []
    for (let picture = 0; picture < 3; picture += 1)
      found.push((await graph.look(grey(64, 48), picture * 33, 0.5)) !== null)
    expect(found).toEqual([true, false, true])
    expect(asked).toEqual({ body: 2, landmarks: 3 })
  })

  test('does not look for landmarks without a body', async () => {
    const { networks, asked } = networksThatSay(-4, [])
    expect(await createPoseGraph(networks).look(grey(640, 480), 0, 0.5)).toBeNull()
    expect(asked).toEqual({ body: 1, landmarks: 0 })
  })

  test('searches the whole frame again after forgetting', async () => {
    const { networks, asked } = networksThatSay(4, [])
    const graph = createPoseGraph(networks)
    await graph.look(grey(640, 480), 0, 0.5)
    graph.forget()
    await graph.look(grey(640, 480), 0, 0.5)
    expect(asked.body).toBe(2)
  })
})

describe('a doubted body', () => {
  const turned = Math.PI
  /** Networks that find a centred body, upright or upside down. */
  function networksThatFind(...bodies: ('upright' | 'upside down' | 'none')[]) {
    const networks: Networks = {
      async findBody() {
        const way = bodies.shift() ?? 'none'
        const found = bodyAt(812, way === 'none' ? -4 : 4)
        if (way === 'upside down') found.boxes.set([0, 0, 100, 100, 0, 0, 0, 100], 812 * 12)
        return found
      },
      findLandmarks: async () => landmarksWith(1),
    }
    return networks
  }
  const turnsOf = async (networks: Networks, doubtBefore: number) => {
    const graph = createPoseGraph(networks)
    const turns: number[] = []
    for (let picture = 0; picture < 4; picture += 1) {
      if (picture === doubtBefore) graph.doubt(0.5)
      const seen = await graph.look(grey(640, 480), picture * 33, 0.5)
      turns.push(Math.abs(seen?.next.turn ?? Number.NaN))
    }
    return turns
  }

  test('is followed in its new orientation once found that way', async () => {
    const turns = await turnsOf(networksThatFind('upside down', 'upright'), 2)
    expect(turns[1]).toBeCloseTo(turned, 3)
    expect(turns[2]).toBeCloseTo(0, 3)
    expect(turns[3]).toBeCloseTo(0, 3)
  })

  test.each(['upright', 'none'] as const)('is still followed if the search finds it %s', async again => {
    const turns = await turnsOf(networksThatFind('upright', again, 'upside down'), 2)
    for (const turn of turns) expect(turn).toBeCloseTo(0, 3)
  })

  test('is kept if the search falls short of the score that the doubt requires', async () => {
    const graph = createPoseGraph(networksThatFind('upright', 'upside down'))
    await graph.look(grey(640, 480), 0, 0.15)
    graph.doubt(0.99)
    expect((await graph.look(grey(640, 480), 33, 0.15))?.next.turn).toBeCloseTo(0, 3)
  })

  test('needs only one search if it was not followed yet', async () => {
    const { networks, asked } = networksThatSay(4, [])
    const graph = createPoseGraph(networks)
    graph.doubt(0.5)
    await graph.look(grey(640, 480), 0, 0.5)
    await graph.look(grey(640, 480), 33, 0.5)
    expect(asked).toEqual({ body: 1, landmarks: 2 })
  })
})
