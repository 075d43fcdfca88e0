/** In how many days fitness and fatigue follow the load; a club may set both. */
export type FormDays = { fitness: number; fatigue: number }
const FORM_DAYS: FormDays = { fitness: 42, fatigue: 7 }

/** What a club may set. */
export const FORM_BOUNDS = {
  fitness: { min: 20, max: 60 },
  fatigue: { min: 3, max: 14 },
} as const

export type DayForm = { fitness: number; fatigue: number; form: number }

/**
 * Fitness, fatigue and form day by day (Banister, in the form training diaries use). The form of a
 * day is what the day before left: its fitness less its fatigue.
 * @param loads one a day from the first recorded day; days without training are 0
 */
export function formCourse(
  loads: readonly number[],
  days: FormDays = FORM_DAYS,
  start: Omit<DayForm, 'form'> = { fitness: 0, fatigue: 0 },
): DayForm[] {
  const [fitnessGain, fatigueGain] = [gainOf(days.fitness), gainOf(days.fatigue)]
  let { fitness, fatigue } = start
  return loads.map((load) => {
    const form = fitness - fatigue
    fitness += fitnessGain * (load - fitness)
    fatigue += fatigueGain * (load - fatigue)
    return { fitness, fatigue, form }
  })
}

const gainOf = (days: number): number => 1 - Math.exp(-1 / days)
