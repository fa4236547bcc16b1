import { expect, it } from 'vitest'
import { drawAvatar } from './draw-avatar.ts'

const face = (seed: string, sexLetter = 'F', ageYears: number | null = 62) =>
  drawAvatar({ seed, sexLetter, ageYears })
const seeds = Array.from({ length: 40 }, (_, index) => `Ada+${index}`)

it('the same person always looks the same, and different people look different', () => {
  expect(face('Ada+62+F')).toBe(face('Ada+62+F'))
  expect(new Set(seeds.map(seed => face(seed))).size).toBeGreaterThan(20)
})

it('only the product’s colours are used', () => {
  for (const seed of seeds)
    for (const sex of ['F', 'M']) expect(face(seed, sex)).not.toMatch(/#[0-9a-f]{3,8}\b|NaN|undefined/i)
})

it('there are eight heads: four for women, four for men, all of them if undisclosed', () => {
  const heads = (sex: string) =>
    new Set(seeds.map(seed => [...face(seed, sex).matchAll(/ d="(M[^"]+)"/g)].slice(5, 7).join()))
  const [women, men, all] = ['F', 'M', ''].map(heads)
  expect(women).toHaveProperty('size', 4)
  expect(men).toHaveProperty('size', 4)
  expect(all).toHaveProperty('size', 8)
})

it('people of sixty get silver hair, people of thirty none', () => {
  const silver = 'var(--hair)'
  expect(seeds.some(seed => face(seed, 'F', 62).includes(silver))).toBe(true)
  expect(seeds.some(seed => face(seed, 'F', 30).includes(silver))).toBe(false)
})
