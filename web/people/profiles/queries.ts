import { athleteRaces } from '#contract/boats/races.ts'
import { profile } from '#contract/people/profiles.ts'
import { profileTraining } from '#contract/analysis/reports.ts'
import { query } from '../../api/api.ts'

/** The page itself shows that a person does not exist. */
export const profileQuery = (id: number) => query(profile, { params: { id } }, { own: [404] })

export const profileTrainingQuery = (id: number) =>
  query(profileTraining, { params: { id } }, { own: [404] })

export const athleteRacesQuery = (id: number) =>
  query(athleteRaces, { params: { id } }, { own: [403, 404] })
