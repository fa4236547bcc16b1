import type { Person } from '../../choreography/choreography.ts'
import { dressedAs } from './figure/dressed-as.ts'
import type { Look } from './figure/look.ts'

export type FilmPerson = Person & {
  /** What distinguishes the person, for a table. */
  name: string
  look: Look
}

const woman: Person = { heightMetres: 1.66, sex: 'female', build: 1 }
const man: Person = { heightMetres: 1.76, sex: 'male', build: 1.04 }

const skins = { brown: '#a9714b', dark: '#5c3a28' }
const likeTheWall = '#f1e7d6'
const black = '#1d1b1c'
const trainersClothes = dressedAs({})
const tights = '#4f4a4c'
const inDress = (dress: string, skin: string) =>
  dressedAs({ skirt: true, top: dress, cuff: dress, skin, trousers: tights, stripe: dress, shoe: '#3d4a66' })

/**
 * The first person is in all other films. The next three differ from the first in one thing, three in clothes
 * or girth, and the last two in everything. Truth comes from each person's own skeleton.
 */
export const filmPeople: readonly FilmPerson[] = [
  { ...woman, name: 'woman, light skin, green', look: trainersClothes },
  { ...man, name: 'man, light skin, green', look: trainersClothes },
  { ...woman, name: 'woman, brown skin, green', look: dressedAs({ skin: skins.brown, hair: '#3f3733' }) },
  { ...woman, name: 'woman, dark skin, green', look: dressedAs({ skin: skins.dark, hair: '#4a4644' }) },
  {
    ...woman,
    name: 'woman, light skin, like the wall',
    look: dressedAs({ top: likeTheWall, trousers: likeTheWall, stripe: likeTheWall, cuff: likeTheWall }),
  },
  { ...woman, build: 1.3, name: 'woman, light skin, wide', look: trainersClothes },
  { ...woman, name: 'woman, light skin, dress', look: inDress('#8c5a86', '#ecbb97') },
  {
    ...man,
    name: 'man, dark skin, black',
    look: dressedAs({
      skin: skins.dark,
      hair: '#2b2827',
      top: black,
      trousers: black,
      stripe: black,
      cuff: black,
      shoe: black,
    }),
  },
  {
    ...woman,
    heightMetres: 1.56,
    build: 1.15,
    name: 'woman, brown skin, dress',
    look: inDress('#b5432f', skins.brown),
  },
]
