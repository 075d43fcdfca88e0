import type { Example } from './demo-examples.ts'
import type { ShownSeason } from './shown-season.ts'

/** Challenges that run, are over and come, and where they and their teams are changed. */
export const challengeExamples = ({
  running,
  past,
  coming,
}: ShownSeason['challenges']): Example[] => {
  const create = '/challenges/create/:challengeSlug?'
  const one = '/challenges/:challengeSlug'
  const team = `${one}/add-challenge-team/:teamId?`
  return [
    { route: '/challenges', path: '/challenges', as: 'athlete' },
    { route: create, path: '/challenges/create', as: 'manager' },
    { route: create, path: `/challenges/create/${running.slug}`, as: 'manager' },
    { route: one, path: `/challenges/${running.slug}`, as: 'athlete' },
    { route: one, path: `/challenges/${past.slug}`, as: 'coach' },
    { route: one, path: `/challenges/${coming.slug}`, as: 'coach' },
    { route: team, path: `/challenges/${running.slug}/add-challenge-team`, as: 'coach' },
    {
      route: team,
      path: `/challenges/${running.slug}/add-challenge-team/${running.team}`,
      as: 'coach',
    },
  ]
}
