import type { ExerciseFilm } from '@lithe/contracts/api'
import type { ExerciseItem } from '@lithe/movements/catalog'
import { useQuery } from '@tanstack/react-query'
import { api } from '../../api-client.ts'

/** Finds a deployment's own film of an exercise; null where Etta shows it, as she does every easier way. */
export function useExerciseFilms(): (exercise: ExerciseItem) => ExerciseFilm | null {
  const { data: films } = useQuery({
    queryKey: ['config'],
    queryFn: api.readConfig,
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
    select: ({ exerciseFilms }) => exerciseFilms,
  })
  return ({ movement, ease }) => (ease === null ? (films?.[movement] ?? null) : null)
}
