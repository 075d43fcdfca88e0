import type { Language } from '#domain/constants/languages.ts'
import { ROLE, type RoleId } from '#domain/constants/roles.ts'

export const SQUADS = ['Senior', 'U23', 'U19', 'U17'] as const
export type Squad = (typeof SQUADS)[number]

export type Person = {
  email: string
  first_name: string
  last_name: string
  gender: 'm' | 'w'
  language: Language
  roles: readonly RoleId[]
  squad: Squad | null
  /** years at the day of the first start */
  age: number
  max_hr: number
  /** speed of easy rowing against the club's mean */
  strength: number
  cox: boolean
  scull: boolean
  sweep: boolean
}

/** Five of each a squad. */
const MEN = `Jonas Weber, Louis Moreau, Max Keller, Tom Harris, Finn Becker,
  Lukas Huber, Paul Lefèvre, Emil Schäfer, Noah Fischer, Hugo Bernard,
  Wei Zhang, Ben Carter, Leon Graf, Theo Martin, Nils Brandt,
  Oskar Vogel, Jakob Lang, Simon Roth, Felix Baum, Anton Kraus`.split(/,\s+/)
const WOMEN = `Lena Vogt, Clara Dubois, Mia Hoffmann, Emma Wilson, Sophie Wagner,
  Hannah Maier, Camille Petit, Ida Jensen, Marie Schulz, Chloé Girard,
  Li Na Chen, Olivia Brown, Greta Wolf, Zoé Laurent, Frieda Kern,
  Paula Stein, Anna Berger, Nora Sommer, Ella Winter, Johanna Peters`.split(/,\s+/)
const AGES: Record<Squad, number> = { Senior: 26, U23: 21, U19: 18, U17: 16 }

const ENGLISH = / (Harris|Carter|Wilson|Brown)$/
const FRENCH = /[éèô]| (Dubois|Moreau|Bernard|Petit|Girard|Laurent)$/
const CHINESE = / (Zhang|Chen)$/
function languageOf(name: string): Language {
  if (name === SHOWN_ATHLETE || ENGLISH.test(name)) return 'en'
  if (FRENCH.test(name)) return 'fr'
  return CHINESE.test(name) ? 'zh-cn' : 'de'
}

export const DEMO_CLUB = 'Rowing Club Rotsee'
/** The athlete among the printed sign-ins. */
const SHOWN_ATHLETE = 'Clara Dubois'

export const nameOf = ({ first_name, last_name }: Person) => `${first_name} ${last_name}`

/** A name, and the address that it makes or a given one. */
function named(name: string, address?: string) {
  const words = name.split(' ')
  const plain = name.normalize('NFD').replaceAll(/[^A-Za-z ]/g, '')
  return {
    first_name: words.slice(0, -1).join(' '),
    last_name: words.at(-1) ?? '',
    email: `${address ?? plain.toLowerCase().replaceAll(' ', '.')}@demo.slipway.test`,
  }
}

/** Ten athletes a squad, half of them women. The first coxes. */
export const athletes: readonly Person[] = SQUADS.flatMap((squad, group) =>
  Array.from({ length: 10 }, (_, index) => {
    const woman = index % 2 === 1
    const name = (woman ? WOMEN : MEN)[group * 5 + Math.floor(index / 2)] ?? ''
    const age = AGES[squad] + (squad === 'Senior' ? (index * 7) % 9 : 0)
    return {
      ...named(name),
      gender: woman ? ('w' as const) : ('m' as const),
      language: languageOf(name),
      roles: [ROLE.athlete],
      squad,
      age,
      max_hr: Math.round(208 - 0.7 * age) + ((index * 5) % 11) - 5,
      strength: 1 - group * 0.03 - (woman ? 0.07 : 0) + ((index * 37) % 10) * 0.004,
      cox: index === 0,
      scull: index % 3 !== 0,
      sweep: index % 4 !== 1,
    }
  }),
)

const ASHORE = { language: 'en', cox: false, scull: false, sweep: false } as const
const staff = (
  name: string,
  roles: readonly RoleId[],
  squad: Squad | null,
  gender: 'm' | 'w',
): Person => {
  const body = { gender, age: 41, max_hr: 179, strength: 0.9 }
  return { ...named(name), ...ASHORE, ...body, roles, squad }
}
const alone = (address: string, name: string): Person => {
  const body = { gender: 'w', age: 34, max_hr: 184, strength: 1 } as const
  return { ...named(name, address), ...ASHORE, ...body, roles: [], squad: null }
}

export const headCoach = staff('Katrin Albrecht', [ROLE.head_coach], 'Senior', 'w')
/** The coach among the printed sign-ins. */
export const shownCoach = staff('Martin Seidel', [ROLE.coach], 'Senior', 'm')
export const coaches: readonly Person[] = [
  shownCoach,
  staff('Julie Rousseau', [ROLE.coach], 'U23', 'w'),
  staff('Peter Nowak', [ROLE.coach], 'U19', 'm'),
  staff('Sabine Lorenz', [ROLE.coach], 'U17', 'w'),
  staff('David Clark', [ROLE.coach, ROLE.athlete], 'U23', 'm'),
]
export const manager = staff('Ursula Frei', [ROLE.manager], null, 'w')
const shown = athletes.find((person) => nameOf(person) === SHOWN_ATHLETE)
if (!shown) throw new Error('the athlete to show is not in the demo')
export const shownAthlete: Person = shown
/** Everybody of the demo club. */
export const clubPeople: readonly Person[] = [...athletes, headCoach, ...coaches, manager]

/** People of whom each shows one state of an account. */
export const others = {
  admin: alone('admin', 'Ada Admin'),
  other_coach: alone('other.coach', 'Owen Price'),
  individual: alone('individual', 'Iris Solo'),
  no_club: alone('no.club', 'Nina Newcomer'),
  expired: alone('expired', 'Emil Ended'),
  founder: alone('founder', 'Fay Founder'),
  guardian: alone('guardian', 'Petra Baumann'),
  signed_up: alone('signed.up', 'Sina Signup'),
}

const { signed_up: _, ...signedIn } = others
/** Who signs in with the password. */
export const ACCOUNTS = {
  ...signedIn,
  athlete: shownAthlete,
  coach: shownCoach,
  head_coach: headCoach,
  manager,
}
export type Account = keyof typeof ACCOUNTS
