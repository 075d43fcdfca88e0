import { Button } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import type { SearchHits, HitKind, Hit } from '#contract/platform/search.ts'
import { useFormat } from '../../format/format.ts'
import { SportMark } from '../../lookups/SportMark.tsx'
import { useViewer } from '../../shell/viewer.ts'
import { paths } from '../../paths/paths.ts'
import { HitGroup } from './HitGroup.tsx'

/**
 * Where a hit leads: a person whose profile is not open, to the list of members, and a note to those
 * that hold its words.
 */
function linkOf(kind: HitKind, hit: Hit, ownId: number): string {
  switch (kind) {
    case 'member':
      return hit.is_open ? paths.profile(hit.id) : paths.clubMembers({ query: hit.title })
    case 'squad':
      return paths.squad(hit.id)
    case 'session':
      return hit.sport_id === null ? paths.event(hit.id) : paths.session(hit.id)
    case 'crew':
      return crewPlace(hit)
    case 'equipment':
      return paths.equipmentLogs(hit.id)
    case 'post':
      return paths.wallPost(hit.id)
    case 'challenge':
      return hit.slug === undefined ? paths.challenges() : paths.challenge(hit.slug)
    case 'note':
      return paths.profileNotes(ownId, hit.title)
  }
}

/** A line-up of the club is in no session. */
function crewPlace({ session_id, sport_id, title }: Hit): string {
  if (session_id === null) return paths.crews({ search: title })
  return sport_id === null ? paths.eventCrews(session_id) : paths.sessionCrews(session_id)
}

type HitsProps = {
  group: SearchHits['groups'][number]
  days: SearchHits['days']
  onAll: () => void
  /** So many are shown. */
  most?: number
}

/** What the server found of one kind; sessions say of which days they are where days were meant. */
export function FoundGroup({ group: { kind, hits, more }, days, onAll, most }: HitsProps) {
  const { t } = useTranslation('search')
  const { me } = useViewer()
  const format = useFormat()
  const titleOf = () => {
    if (kind !== 'session' || !days) return t(`kinds.${kind}`)
    const [from, to] = [format.dayExact(days.from), format.dayExact(days.to)]
    return days.from === days.to ? t('on', { day: from }) : t('between', { from, to })
  }
  const shown = hits.slice(0, most).map((hit) => ({
    key: String(hit.id),
    title: hit.title,
    to: linkOf(kind, hit, me.id),
    mark: hit.sport_id !== null && <SportMark sportId={hit.sport_id} size={28} iconOnly />,
    detail: hit.detail,
    when: hit.start_date && format.dateTime(hit.start_date),
  }))
  return (
    <HitGroup
      title={titleOf()}
      hits={shown}
      more={
        (more || shown.length < hits.length) && (
          <Button variant="subtle" justify="flex-start" onClick={onAll}>
            {t('more')}
          </Button>
        )
      }
    />
  )
}
