import { ActionIcon, Menu, Group, Stack, Switch, Text, TextInput, Button } from '@mantine/core'
import {
  IconBookmark,
  IconBookmarkFilled,
  IconCheck,
  IconPlus,
  IconSettings,
} from '@tabler/icons-react'
import { useQuery, useMutation } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router'
import { useState } from 'react'
import {
  reportViews,
  saveReportView,
  changeReportView,
  chooseReportView,
  deleteReportView,
  type ViewQuestion,
  type ReportView,
} from '#contract/analysis/report-views.ts'
import type { ViewPageName } from '#domain/reports/pages.ts'
import { canShareViews } from '#domain/rules/report-views.ts'
import { query, api, invalidate } from '../../api/api.ts'
import { openModal, closeModal } from '../../shell/modals.ts'
import { colon } from '../../format/punctuation.ts'
import { CheckField } from '../../form/ChoiceFields.tsx'
import { Form } from '../../form/Form.tsx'
import { TextField } from '../../form/TextFields.tsx'
import { useForm } from '../../form/use-form.ts'
import { useViewer } from '../../shell/viewer.ts'
import { isEnter } from '../../ui/is-enter.ts'
import { Waiting } from '../../load/Waiting.tsx'
import { asksFor, questionIn } from './question.ts'

type TwiceButtonProps = { isPending: boolean; onConfirmed: () => void }

/** Deletes once it is pressed a second time. */
function TwiceButton({ isPending, onConfirmed }: TwiceButtonProps) {
  const { t } = useTranslation('reports')
  const [asked, setAsked] = useState(false)
  return (
    <Button
      variant={asked ? 'filled' : 'subtle'}
      color="red"
      loading={isPending}
      onClick={() => (asked ? onConfirmed() : setAsked(true))}
    >
      {t(asked ? 'views.reallyDelete' : 'views.delete')}
    </Button>
  )
}

/** The views of a report: their names, who sees them, and which one it opens with. */
function ManageViews({ page }: { page: ViewPageName }) {
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
            onKeyDown={(event) => isEnter(event.nativeEvent) && rename()}
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

type SaveViewProps = { page: ViewPageName; question: ViewQuestion }

/** What the report is asked just now, under a name. */
function SaveView({ page, question }: SaveViewProps) {
  const { t } = useTranslation('reports')
  const viewer = useViewer()
  const form = useForm(saveReportView, {
    initial: { name: '', is_default: false, shared: false },
    send: (values, call) => call(saveReportView, { body: { ...values, page, question } }),
    refreshes: [reportViews],
    saved: t('views.saved'),
    onSaved: closeModal,
  })
  return (
    <Form of={form} submit={t('views.save')} wide>
      <TextField {...form.at('name')} label={t('views.name')} data-autofocus />
      <CheckField {...form.at('is_default')} label={t('views.default')} />
      {canShareViews(viewer) && <CheckField {...form.at('shared')} label={t('views.share')} />}
    </Form>
  )
}

/** The views of a report that are kept by name: to look at one, to save this one, to put in order. */
export function SavedViews({ page }: { page: ViewPageName }) {
  const { t } = useTranslation('reports')
  const [search, setSearch] = useSearchParams()
  const { data } = useQuery(query(reportViews))
  const views = data?.data.filter((view) => view.page === page) ?? []
  const shown =
    views.find((view) => asksFor(search, view)) ??
    views.find((view) => !view.question.columns && asksFor(withoutColumns(search), view))
  const label = shown ? `${t('views.title')}${colon()}${shown.name}` : t('views.title')
  const save = () => {
    // Of the address itself: what was chosen last may not have been drawn yet.
    const question = questionIn(new URLSearchParams(window.location.search), page)
    openModal({
      title: t('views.saveTitle'),
      size: 'sm',
      content: <SaveView page={page} question={question} />,
    })
  }
  const manage = () =>
    openModal({ title: t('views.manageTitle'), content: <ManageViews page={page} /> })
  return (
    <Menu position="bottom-end" width={280}>
      <Menu.Target>
        <ActionIcon variant={shown ? 'light' : 'default'} aria-label={label} title={label}>
          {shown ? <IconBookmarkFilled size={18} /> : <IconBookmark size={18} />}
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        {views.map(({ id, name, question, shared }) => (
          <Menu.Item
            key={id}
            onClick={() => setSearch({ ...question })}
            {...(id === shown?.id && { rightSection: <IconCheck size={18} aria-hidden /> })}
          >
            {shared ? t('views.ofClub', { name }) : name}
          </Menu.Item>
        ))}
        {views.length > 0 && <Menu.Divider />}
        <Menu.Item leftSection={<IconPlus size={18} />} onClick={save}>
          {t('views.save')}
        </Menu.Item>
        {views.length > 0 && (
          <Menu.Item leftSection={<IconSettings size={18} />} onClick={manage}>
            {t('views.manage')}
          </Menu.Item>
        )}
      </Menu.Dropdown>
    </Menu>
  )
}

/** A view that names no columns is shown with those of the device. */
function withoutColumns(search: URLSearchParams): URLSearchParams {
  const others = new URLSearchParams(search)
  others.delete('columns')
  return others
}
