/**
 * What happens to some of the club, in days before today, by their place in the list of athletes.
 * Mornings, answers and absences all follow from it.
 */
type Spell = { person: number; from: number; until: number }

export const COLD = { person: 4, from: 41, until: 35 }
export const RIB = { person: 7, from: 26, until: 11 }
export const WRIST = { person: 13, from: 3, until: -10 }
export const CHEST = { person: 2, from: 3, until: 0 }
/** Answered yesterday evening that they come, and woke up ill. */
export const SUDDEN = { person: 12, from: 0, until: 0 }
/** Was ill yesterday, answered the sessions of today accordingly, and woke up well. */
export const RECOVERED = { person: 16, from: 1, until: 1 }

export const within = ({ person, from, until }: Spell, place: number, ago: number): boolean =>
  person === place && ago <= from && ago >= until

/** What somebody answers to the sessions of a day, the evening before; null while they are well. */
export function answeredHealth(place: number, ago: number): 'ill' | 'injured' | null {
  const of = (...spells: readonly Spell[]) => spells.some((spell) => within(spell, place, ago))
  if (of(COLD, CHEST, RECOVERED) || within(RECOVERED, place, ago + 1)) return 'ill'
  return of(RIB, WRIST) ? 'injured' : null
}
