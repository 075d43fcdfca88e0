import { Button, Group, Title, Checkbox, Stack, Text } from '@mantine/core'
import { IconFileUpload, IconArrowsDiff } from '@tabler/icons-react'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { getImport, listImports, type Import } from '#contract/recordings/imports.ts'
import { sessionResults } from '#contract/analysis/results.ts'
import { MOST_LINES } from '#domain/comparison/limits.ts'
import { FEATURE } from '#domain/constants/features.ts'
import { hasFeature } from '#domain/rules/viewer.ts'
import { invalidate, query } from '../../api/api.ts'
import { useLiveEvent } from '../../api/live.ts'
import { queryClient } from '../../api/query-client.ts'
import { Waiting } from '../../load/Waiting.tsx'
import { PageState } from '../../ui/PageState.tsx'
import { useFormat } from '../../format/format.ts'
import { useSportName } from '../../lookups/queries.ts'
import { closeModal, openModal } from '../../shell/modals.ts'
import { useViewer } from '../../shell/viewer.ts'
import { isUnderWay, POLL_MS } from './import-states.ts'
import { importQuery, ImportRow } from './ImportRow.tsx'
import { isImportOf, type Upload } from './upload-queue.ts'
import { comparableIn, comparisonPath, isTooMany, type InSession } from './compared-files.ts'
import classes from './imports.module.css'

/** The way from files to their comparison, where there are several to compare. */
function CompareFiles({ items }: { items: readonly Import[] }) {
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

type ImportListProps = {
  title: string
  /** Shown above already, so left out here. */
  uploads: readonly Upload[]
  sessionId?: number
  withPeople?: boolean
}

/** Newest files shown at first, and how many more each time one asks. */
const LISTED = 10
const MOST = 100

/**
 * Files of a session, or one's own, those that wait for an answer first, then the newest, kept up
 * to date while the server reads them.
 */
export function ImportList({ title, uploads, sessionId, withPeople = false }: ImportListProps) {
  const { t } = useTranslation('imports')
  const [limit, setLimit] = useState(LISTED)
  const asked = useQuery({
    ...query(listImports, {
      query: { limit, ...(sessionId !== undefined && { session_id: sessionId }) },
    }),
    placeholderData: keepPreviousData,
    refetchInterval: ({ state }) => (state.data?.data.some(isUnderWay) ? POLL_MS : false),
  })
  const { data, isFetching } = asked
  useImportEvents()
  if (!data) return <Waiting for={asked} rows={4} />
  const items = data.data.filter((item) => !uploads.some((upload) => isImportOf(upload, item)))
  if (items.length === 0)
    return uploads.length > 0 ? null : (
      <PageState state="empty" icon={<IconFileUpload />} title={t('empty')} text={t('emptyText')} />
    )
  return (
    <section aria-label={title}>
      <Group justify="space-between" gap="xs">
        <Title order={2}>{title}</Title>
        <CompareFiles items={items} />
      </Group>
      <ul className={classes.files}>
        {items.map((item) => (
          <ImportRow
            key={item.id}
            item={item}
            withPerson={withPeople}
            {...(sessionId !== undefined && { sessionId })}
          />
        ))}
      </ul>
      {data.meta.total > limit && limit < MOST && (
        <Button
          variant="default"
          mt="sm"
          loading={isFetching}
          onClick={() => setLimit(Math.min(limit + LISTED, MOST))}
        >
          {t('more')}
        </Button>
      )}
    </section>
  )
}

/** Progress is shown as it is reported; what a file contains is fetched once it has been read. */
function useImportEvents(): void {
  useLiveEvent('import', ({ import_id, state, progress }) => {
    const moving = isUnderWay({ state })
    if (moving)
      queryClient.setQueryData(
        importQuery(import_id).queryKey,
        (known) => known && { data: { ...known.data, state, progress } },
      )
    else void invalidate(getImport, listImports, sessionResults)
  })
}
