import { Button, Text } from '@mantine/core'
import { IconPencil } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { isRowingOrPaddling, takesScores } from '#domain/constants/sports.ts'
import { paths } from '../../paths/paths.ts'
import { TabHead, useSession } from '../../planning/session-facts/open.ts'
import { scoresQuery } from './queries.ts'

type EnterResultsProps = {
  sessionId: number
  /** What else one can do with the results. */
  menu: ReactNode
}

/**
 * A link to the sheet in the head for those who may enter results, or what is missing before that
 * makes sense.
 */
export function EnterResults({ sessionId, menu }: EnterResultsProps) {
  const { t } = useTranslation('scores')
  const { kind } = useSession()
  const { data } = useQuery(scoresQuery(sessionId))
  if (!data || kind === 'event') return null
  const { sport_id, crews, pieces, alternative_results, user_actions } = data.data
  const { all, own, own_alternative, ready } = user_actions
  const alternative = own_alternative && alternative_results
  if (!takesScores(sport_id) || (!all && !own && !alternative)) return <TabHead menu={menu} />
  if (!ready && !alternative)
    return (
      <>
        <TabHead menu={menu} />
        <Text c="dimmed" size="sm">
          {pieces.length === 0 ? t('first.pieces') : t('first.people')}
        </Text>
      </>
    )
  const by = all && isRowingOrPaddling(sport_id) && crews.length > 0 ? 'crew' : undefined
  return (
    <TabHead
      menu={menu}
      action={
        <Button
          component={Link}
          to={paths.addResults(sessionId, { by })}
          leftSection={<IconPencil size={18} aria-hidden />}
        >
          {t('enter')}
        </Button>
      }
    />
  )
}
