import type { PageRequest, StatisticPage } from '#contract/live/public-view.ts'

/** Addresses of the pages, with the language and the size one has chosen. */
export function pageLinks({ uuid, language, kiosk }: PageRequest) {
  const query = `?lang=${language}${kiosk ? '&kiosk=1' : ''}`
  const statistic = `/public/statistic/${uuid}`
  const crew = (place: number) => `/public/statistic-crew/${uuid}/${place}`
  return {
    live: `/public/live/${uuid}${query}`,
    card: `/public/live/${uuid}/card.png?lang=${language}`,
    stream: `/public/live/${uuid}/stream${query}`,
    standings: `/api/v2/public/live-results/show-last/${uuid}`,
    splits: `/api/v2/public/splits/${uuid}.csv`,
    curves: `/api/v2/public/statistics/${uuid}`,
    statistic(page: StatisticPage, place: number | null): string {
      const paths: Record<StatisticPage, string> = {
        statistic,
        time: `${statistic}/time`,
        crew: crew(place ?? 1),
        'crew-stroke-rate': `${crew(place ?? 1)}/stroke-rate`,
        'crew-distance': `${crew(place ?? 1)}/distance`,
        'crew-pace': `${crew(place ?? 1)}/pace`,
        crews: `/public/statistic-crews/${uuid}`,
        'crews-rate-pace': `${statistic}/crews-rate-pace`,
        'crews-reverse-rate-pace': `${statistic}/crews-reverse-rate-pace`,
      }
      return paths[page] + query
    },
  }
}
