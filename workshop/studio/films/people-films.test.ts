import { expect, test } from 'vitest'
import { filmPeople } from './people.ts'
import { peopleFilms } from './people-films.ts'
import { truthOfFilm } from './truth-of-film.ts'

test('all people do the same movements, under their own names', () => {
  const names = filmPeople.map(({ name }) => name)
  expect(new Set(names).size).toBe(names.length)
  const movements = new Set(peopleFilms.map(({ movement }) => movement.id))
  for (const name of names)
    expect(
      new Set(peopleFilms.flatMap(({ person, movement }) => (person?.name === name ? movement.id : []))),
    ).toEqual(movements)
})

test.each(peopleFilms.filter(({ movement }) => movement.id === 'squat'))(
  '$name shows the same squats',
  film => {
    const { expected, person } = truthOfFilm(film)
    expect(expected).toMatchObject({ reps: 2, partials: 1 })
    expect(person).toBe(film.person?.name)
  },
)

test('the truth of each film comes from that person’s own skeleton', () => {
  const [woman, man] = peopleFilms.filter(({ movement }) => movement.id === 'squat').map(truthOfFilm)
  expect(man?.frames[60]?.hip).toBeGreaterThan(0)
  expect(man?.frames[60]).not.toEqual(woman?.frames[60])
})
