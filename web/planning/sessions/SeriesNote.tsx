import { Button, Group, Text } from '@mantine/core'
import { IconRepeat } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense } from 'react'
import { orNothing } from '../../load/or-nothing.ts'
import { useTranslation } from 'react-i18next'
import type { Session } from '#contract/planning/sessions.ts'
import { ruleOfFields } from '#domain/time/repeat-fields.ts'
import { openModal } from '../../shell/modals.ts'
import { PageState } from '../../ui/PageState.tsx'
import { sessionQuery } from '../session-facts/open.ts'
import { useSeriesWords } from './use-series-words.ts'
import ui from '../../ui/ui.module.css'

const ChangeSeries = lazy(() =>
  orNothing(import('./ChangeSeries.tsx').then((module) => ({ default: module.ChangeSeries }))),
)

/** Shows how the series of a session repeats, and lets those who may edit it change the rule. */
export function SeriesNote({ session: loaded }: { session: Session }) {
  const { t } = useTranslation('session')
  const write = useSeriesWords()
  // A form holds the session as it began with it; the series may have changed from there.
  const session = useQuery(sessionQuery(loaded.id)).data?.data ?? loaded
  const repeat = ruleOfFields(session)
  const { series } = session
  if (!repeat || !series) return null
  const open = () =>
    openModal({
      title: t('series.change'),
      content: (
        <Suspense fallback={<PageState state="loading" rows={4} />}>
          <ChangeSeries session={session} rule={repeat} />
        </Suspense>
      ),
    })
  return (
    <Group gap="xs">
      <Group gap={6} wrap="nowrap">
        <IconRepeat size={18} aria-hidden style={{ flexShrink: 0 }} />
        <Text size="sm" className={ui.tabular}>
          {write(repeat, series)}
        </Text>
      </Group>
      {session.user_actions.edit && (
        <Button variant="subtle" size="compact-sm" mih={44} onClick={open}>
          {t('series.change')}
        </Button>
      )}
    </Group>
  )
}
