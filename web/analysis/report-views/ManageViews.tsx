import { Group, Stack, Switch, Text, TextInput } from '@mantine/core'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import {
  changeReportView,
  chooseReportView,
  deleteReportView,
  reportViews,
  type ReportView,
} from '#contract/analysis/report-views.ts'
import type { ViewPageName } from '#domain/reports/pages.ts'
import { canShareViews } from '#domain/rules/report-views.ts'
import { api, invalidate, query } from '../../api/api.ts'
import { Waiting } from '../../load/Waiting.tsx'
import { useViewer } from '../../shell/viewer.ts'
import { TwiceButton } from './TwiceButton.tsx'

/** The views of a report: their names, who sees them, and which one it opens with. */
export function ManageViews({ page }: { page: ViewPageName }) {
  const { t } = useTranslation('reports')
  const found = useQuery(query(reportViews))
  if (!found.data) return <Waiting for={found} rows={3} part />
  const views = found.data.data.filter((view) => view.page === page)
  if (views.length === 0) return <Text c="dimmed">{t('views.none')}</Text>
  return (
    <Stack gap="md">
      {views.map((view) => (
        <View key={view.id} view={view} />
      ))}
    </Stack>
  )
}

function View({ view }: { view: ReportView }) {
  const { t } = useTranslation('reports')
  const viewer = useViewer()
  const { id, name, shared, is_default, can_change } = view
  const [typed, setTyped] = useState(name)
  const { mutate, isPending } = useMutation({
    mutationFn: (change: () => Promise<unknown>) => change(),
    onSettled: () => invalidate(reportViews),
  })
  const params = { id }
  const change = (body: { name?: string; shared?: boolean }) =>
    mutate(() => api(changeReportView, { params, body }))
  const rename = () => {
    const wanted = typed.trim()
    if (wanted === '') setTyped(name)
    else if (wanted !== name) change({ name: wanted })
  }
  return (
    <Stack gap="xs" role="group" aria-label={name}>
      {can_change ? (
        <Group gap="xs" align="flex-end" wrap="nowrap">
          <TextInput
            flex={1}
            label={t('views.name')}
            maxLength={120}
            value={typed}
            onChange={(event) => setTyped(event.currentTarget.value)}
            onBlur={rename}
            onKeyDown={(event) => event.key === 'Enter' && rename()}
          />
          <TwiceButton
            isPending={isPending}
            onConfirmed={() => mutate(() => api(deleteReportView, { params }))}
          />
        </Group>
      ) : (
        <Text fw={500}>{t('views.ofClub', { name })}</Text>
      )}
      <Group gap="lg">
        <Switch
          label={t('views.default')}
          checked={is_default}
          onChange={(event) => {
            const body = { is_default: event.currentTarget.checked }
            mutate(() => api(chooseReportView, { params, body }))
          }}
        />
        {can_change && (shared || canShareViews(viewer)) && (
          <Switch
            label={t('views.share')}
            checked={shared}
            onChange={(event) => change({ shared: event.currentTarget.checked })}
          />
        )}
      </Group>
    </Stack>
  )
}
