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

const MEN = [
  'Jonas Weber',
  'Louis Moreau',
  'Max Keller',
  'Tom Harris',
  'Finn Becker',
  'Lukas Huber',
  'Paul Lefèvre',
  'Emil Schäfer',
  'Noah Fischer',
  'Hugo Bernard',
  'Wei Zhang',
  'Ben Carter',
  'Leon Graf',
  'Theo Martin',
  'Nils Brandt',
  'Oskar Vogel',
  'Jakob Lang',
  'Simon Roth',
  'Felix Baum',
  'Anton Kraus',
]
const WOMEN = [
  'Lena Vogt',
  'Clara Dubois',
  'Mia Hoffmann',
  'Emma Wilson',
  'Sophie Wagner',
  'Hannah Maier',
  'Camille Petit',
  'Ida Jensen',
  'Marie Schulz',
  'Chloé Girard',
  'Li Na Chen',
  'Olivia Brown',
  'Greta Wolf',
  'Zoé Laurent',
  'Frieda Kern',
  'Paula Stein',
  'Anna Berger',
  'Nora Sommer',
  'Ella Winter',
  'Johanna Peters',
]
const AGES: Record<Squad, number> = { Senior: 26, U23: 21, U19: 18, U17: 16 }

const plain = (name: string) =>
  name
    .normalize('NFD')
    .replaceAll(/[^A-Za-z ]/g, '')
    .toLowerCase()
    .trim()
    .replaceAll(/ +/g, '.')
const parts = (name: string) => ({
  first_name: name.split(' ').slice(0, -1).join(' '),
  last_name: name.split(' ').at(-1) ?? '',
})
const FRENCH = /[éèô]| (Dubois|Moreau|Bernard|Petit|Girard|Laurent)$/
const ENGLISH = / (Harris|Carter|Wilson|Brown)$/
const languageOf = (name: string): Language =>
  FRENCH.test(name)
    ? 'fr'
    : ENGLISH.test(name)
      ? 'en'
      : / (Zhang|Chen)$/.test(name)
        ? 'zh-cn'
        : 'de'

export const DEMO_CLUB = 'Rowing Club Rotsee'
/** The athlete among the printed sign-ins. */
export const SHOWN_ATHLETE = 'Clara Dubois'

/** Ten athletes a squad, half of them women. The first coxes. */
export const athletes: readonly Person[] = SQUADS.flatMap((squad, group) =>
  Array.from({ length: 10 }, (_, index) => {
    const woman = index % 2 === 1
    const name = (woman ? WOMEN : MEN)[group * 5 + Math.floor(index / 2)] ?? ''
    const age = AGES[squad] + (squad === 'Senior' ? (index * 7) % 9 : 0)
    return {
      ...parts(name),
      email: `${plain(name)}@demo.slipway.test`,
      gender: woman ? ('w' as const) : ('m' as const),
      language: name === SHOWN_ATHLETE ? 'en' : languageOf(name),
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

const staff = (
  name: string,
  roles: readonly RoleId[],
  squad: Squad | null,
  gender: 'm' | 'w',
): Person => ({
  ...parts(name),
  email: `${plain(name)}@demo.slipway.test`,
  gender,
  language: 'en',
  roles,
  squad,
  age: 41,
  max_hr: 179,
  strength: 0.9,
  cox: false,
  scull: false,
  sweep: false,
})

export const headCoach = staff('Katrin Albrecht', [ROLE.head_coach], 'Senior', 'w')
export const coaches: readonly Person[] = [
  staff('Martin Seidel', [ROLE.coach], 'Senior', 'm'),
  staff('Julie Rousseau', [ROLE.coach], 'U23', 'w'),
  staff('Peter Nowak', [ROLE.coach], 'U19', 'm'),
  staff('Sabine Lorenz', [ROLE.coach], 'U17', 'w'),
  staff('David Clark', [ROLE.coach, ROLE.athlete], 'U23', 'm'),
]
export const manager = staff('Ursula Frei', [ROLE.manager], null, 'w')
