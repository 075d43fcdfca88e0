import type { Example } from './demo-examples.ts'
import type { ShownSeason } from './shown-season.ts'

/** What people outside see of the regatta. */
export const publicExamples = ({ uuid }: ShownSeason['live']): Example[] =>
  [
    ['live/:uuid', `live/${uuid}`],
    ['statistic/:uuid', `statistic/${uuid}`],
    ['statistic/:uuid/time', `statistic/${uuid}/time`],
    ['statistic/:uuid/crews-rate-pace', `statistic/${uuid}/crews-rate-pace`],
    ['statistic/:uuid/crews-reverse-rate-pace', `statistic/${uuid}/crews-reverse-rate-pace`],
    ['statistic-crews/:uuid', `statistic-crews/${uuid}`],
    ['statistic-crew/:uuid/:id', `statistic-crew/${uuid}/1`],
    ['statistic-crew/:uuid/:id/stroke-rate', `statistic-crew/${uuid}/1/stroke-rate`],
    ['statistic-crew/:uuid/:id/distance', `statistic-crew/${uuid}/1/distance`],
    ['statistic-crew/:uuid/:id/pace', `statistic-crew/${uuid}/1/pace`],
  ].map(([route, path]) => ({ route: `/public/${route}`, path: `/public/${path}`, as: 'guest' }))

export const liveExamples = ({ session, ergs }: ShownSeason['live']): Example[] => [
  { route: '/live/session/:id?', path: `/live/session/${ergs}`, as: 'coach' },
  { route: '/live/session/:id?', path: `/live/session/${ergs}?board=1`, as: 'coach' },
  { route: '/live/session/:id?', path: `/live/session/${session}`, as: 'coach' },
  {
    route: '/session/:sessionId/live-results',
    path: `/session/${session}/live-results`,
    as: 'athlete',
  },
]
