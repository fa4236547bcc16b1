import type { Person } from './profile.ts'

/** "Male" and "m" make M, "Female" and "f" make F, anything else its first letter. */
export const sexLetter = (sex: string) => sex.trim().charAt(0).toUpperCase()

/** What an avatar is drawn from: the same person always looks the same. */
export function avatarSeed({ name, age, sex }: Person, userId: string): string {
  const given = [name.trim(), age, sexLetter(sex)].filter(Boolean)
  return given.length > 0 ? given.join('+') : userId
}
