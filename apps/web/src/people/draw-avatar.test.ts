import { expect, it } from 'vitest'
import { drawAvatar } from './draw-avatar.ts'

const face = (seed: string, sexLetter = 'F', ageYears: number | null = 62) =>
  drawAvatar({ seed, sexLetter, ageYears })
const seeds = Array.from({ length: 40 }, (_, index) => `Ada+${index}`)

it('draws the same person the same way each time, and others differently', () => {
  expect(face('Ada+62+F')).toBe(face('Ada+62+F'))
  expect(new Set(seeds.map(seed => face(seed))).size).toBeGreaterThan(20)
})

it('paints with nothing but the colours of the product', () => {
  for (const seed of seeds)
    for (const sex of ['F', 'M']) expect(face(seed, sex)).not.toMatch(/#[0-9a-f]{3,8}\b|NaN|undefined/i)
})

it('has eight heads: four that women are given, four that men are given, all for those who say neither', () => {
  const heads = (sex: string) =>
    new Set(seeds.map(seed => [...face(seed, sex).matchAll(/ d="(M[^"]+)"/g)].slice(5, 7).join()))
  const [women, men, all] = ['F', 'M', ''].map(heads)
  expect(women).toHaveProperty('size', 4)
  expect(men).toHaveProperty('size', 4)
  expect(all).toHaveProperty('size', 8)
})

it('gives silver hair to those of sixty and none of it to those of thirty', () => {
  const silver = 'var(--hair)'
  expect(seeds.some(seed => face(seed, 'F', 62).includes(silver))).toBe(true)
  expect(seeds.some(seed => face(seed, 'F', 30).includes(silver))).toBe(false)
})
