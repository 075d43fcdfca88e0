import { Button, Checkbox, Stack, Text } from '@mantine/core'
import { IconArrowsDiff } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import type { Import } from '#contract/recordings/imports.ts'
import { MOST_LINES } from '#domain/comparison/limits.ts'
import { FEATURE } from '#domain/constants/features.ts'
import { hasFeature } from '#domain/rules/viewer.ts'
import { useFormat } from '../../format/format.ts'
import { useSportName } from '../../lookups/queries.ts'
import { closeModal, openModal } from '../../shell/modals.ts'
import { useViewer } from '../../shell/viewer.ts'
import { comparableIn, comparisonPath, isTooMany, type InSession } from './compared-files.ts'

/** The way from files to their comparison, where there are several to compare. */
export function CompareFiles({ items }: { items: readonly Import[] }) {
  const { t } = useTranslation('imports')
  const opensComparison = hasFeature(useViewer(), FEATURE.comparison_report)
  const found = comparableIn(items)
  if (found.length < 2 || !opensComparison) return null
  const open = () =>
    openModal({ title: t('compare.title'), size: 'md', content: <FileChoice found={found} /> })
  return (
    <Button variant="default" leftSection={<IconArrowsDiff size={18} />} onClick={open}>
      {t('compare.title')}
    </Button>
  )
}

/** The recordings in the order they are ticked: the first is what the others are compared with. */
function FileChoice({ found }: { found: readonly InSession[] }) {
  const { t } = useTranslation('imports')
  const navigate = useNavigate()
  const nameOf = useRecordingName()
  const [chosen, setChosen] = useState<readonly InSession[]>([])
  const toggle = (one: InSession) =>
    setChosen((now) => (now.includes(one) ? now.filter((other) => other !== one) : [...now, one]))
  const compare = () => {
    closeModal()
    void navigate(comparisonPath(chosen))
  }
  return (
    <Stack>
      <Text size="sm" c="dimmed">
        {t('compare.text')}
      </Text>
      {found.map((one) => (
        <Checkbox
          key={one.id}
          label={nameOf(one)}
          checked={chosen.includes(one)}
          onChange={() => toggle(one)}
        />
      ))}
      {isTooMany(chosen) && (
        <Text size="sm" c="red" role="alert">
          {t('compare.most', { number: MOST_LINES })}
        </Text>
      )}
      <Button disabled={chosen.length < 2 || isTooMany(chosen)} onClick={compare}>
        {t('compare.submit')}
      </Button>
    </Stack>
  )
}

/** "Fri 20 Nov 06:00 · Rowing · Technique · 2,000 m" */
function useRecordingName(): (recording: InSession) => string {
  const format = useFormat()
  const sportName = useSportName()
  return ({ start_time, sport_id, session_name, distance }) =>
    [
      start_time === null ? null : format.dateTime(start_time),
      sportName(sport_id),
      session_name,
      distance === null ? null : format.distance(distance),
    ]
      .filter((word) => word !== null && word !== '')
      .join(' · ')
}
