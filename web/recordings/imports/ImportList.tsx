import { Button, Group, Title } from '@mantine/core'
import { IconFileUpload } from '@tabler/icons-react'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { getImport, listImports } from '#contract/recordings/imports.ts'
import { sessionResults } from '#contract/analysis/results.ts'
import { invalidate, query } from '../../api/api.ts'
import { useLiveEvent } from '../../api/live.ts'
import { queryClient } from '../../api/query-client.ts'
import { Waiting } from '../../load/Waiting.tsx'
import { PageState } from '../../ui/PageState.tsx'
import { CompareFiles } from './CompareFiles.tsx'
import { isUnderWay, POLL_MS } from './import-states.ts'
import { importQuery, ImportRow } from './ImportRow.tsx'
import classes from './imports.module.css'
import { isImportOf, type Upload } from './upload-queue.ts'

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
