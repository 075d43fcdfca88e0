import { Group, Stack, Text } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useQuery } from '@tanstack/react-query'
import {
  changePublicPage,
  makePublicPage,
  publicPages,
  sessionPublicPage,
  type PublicPage,
} from '#contract/live/public.ts'
import { NAME_MODES } from '#domain/public/names.ts'
import type { PageOptions } from '#domain/public/page.ts'
import { isLocalTime, toInstant, toLocal } from '#domain/time/zoned-time.ts'
import { gates } from '#contract/recordings/efforts.ts'
import { CheckField, RadioField, SelectField } from '../../../form/ChoiceFields.tsx'
import { Form } from '../../../form/Form.tsx'
import { useForm } from '../../../form/use-form.ts'
import { useFormat } from '../../../format/format.ts'
import { DateTimeField } from '../../../ui/DateTimeField.tsx'
import { query } from '../../../api/api.ts'
import type { FieldProps } from '../../../form/form-types.ts'
import { can, useViewer } from '../../../shell/viewer.ts'

/** Asks for the course that boats are timed on. It is not shown for a club that has none. */
function CourseSelect(field: FieldProps<number | null>) {
  const { t } = useTranslation('public-pages')
  const viewer = useViewer()
  const { data } = useQuery({ ...query(gates), enabled: can(gates.access, viewer) })
  const courses = data?.data ?? []
  if (courses.length === 0) return null
  return (
    <SelectField
      {...field}
      label={t('course')}
      description={t('courseText')}
      choices={[
        { value: null, label: t('noCourse') },
        ...courses.map(({ id, name }) => ({ value: id, label: name })),
      ]}
    />
  )
}

type PageOptionsFormProps = {
  sessionId: number
  /** What is shown of its sessions is up to their own pages. */
  isEvent: boolean
  page: PublicPage | null
  options: PageOptions
}

const DELAYS = [0, 1, 2, 3, 5, 10] as const

/** What a page shows, from when until when; with it the page is made or changed. */
export function PageOptionsForm({ sessionId, isEvent, page, options }: PageOptionsFormProps) {
  const { t } = useTranslation('public-pages')
  const { timeZone } = useFormat()
  const local = (instant: string) => toLocal(timeZone, new Date(instant))
  const [initial] = useState(() => ({
    names: options.names,
    show_boats: options.show_boats,
    show_splits: options.show_splits,
    show_map: options.show_map,
    delay_min: options.delay_min,
    gate_id: options.gate_id,
    opens: local(options.opens_at),
    closes: local(options.closes_at),
    hasEmbargo: options.results_at !== null,
    results: local(options.results_at ?? options.closes_at),
  }))
  const form = useForm(makePublicPage, {
    initial,
    send: ({ opens, closes, hasEmbargo, results, ...shown }, call) => {
      const instant = (time: typeof opens) => toInstant(timeZone, time).toISOString()
      const body = {
        ...shown,
        opens_at: instant(opens),
        closes_at: instant(closes),
        results_at: hasEmbargo ? instant(results) : null,
      }
      return page
        ? call(changePublicPage, { params: { id: page.id }, body })
        : call(makePublicPage, { params: { id: sessionId }, body })
    },
    refreshes: [sessionPublicPage, publicPages],
    saved: t(page ? 'changed' : 'made'),
    guard: false,
  })
  const { opens, closes, hasEmbargo, results } = form.values
  const isWhole = [opens, closes, ...(hasEmbargo ? [results] : [])].every(isLocalTime)
  return (
    <Form of={form} submit={t(page ? 'save' : 'make')} disabled={!isWhole}>
      {!isEvent && (
        <>
          <RadioField
            {...form.at('names')}
            label={t('names')}
            description={t('namesText')}
            choices={NAME_MODES.map((mode) => ({ value: mode, label: t(`nameModes.${mode}`) }))}
          />
          <Stack gap="xs" role="group" aria-label={t('shows')}>
            <Text size="sm" fw={500}>
              {t('shows')}
            </Text>
            <Group>
              <CheckField {...form.at('show_boats')} label={t('showBoats')} />
              <CheckField {...form.at('show_splits')} label={t('showSplits')} />
              <CheckField {...form.at('show_map')} label={t('showMap')} />
            </Group>
          </Stack>
          <CourseSelect {...form.at('gate_id')} />
          <SelectField
            {...form.at('delay_min')}
            label={t('delay')}
            description={t('delayText')}
            choices={DELAYS.map((value) => ({
              value,
              label: t('delayMinutes', { minutes: value }),
            }))}
          />
        </>
      )}
      <DateTimeField
        label={t('opens')}
        required
        value={opens}
        error={form.errorAt('opens_at') ?? null}
        onChange={(time) => form.set({ opens: time })}
      />
      <DateTimeField
        label={t('closes')}
        required
        value={closes}
        error={form.errorAt('closes_at') ?? null}
        onChange={(time) => form.set({ closes: time })}
      />
      {!isEvent && <CheckField {...form.at('hasEmbargo')} label={t('embargo')} />}
      {hasEmbargo && (
        <DateTimeField
          label={t('results')}
          required
          value={results}
          error={form.errorAt('results_at') ?? null}
          onChange={(time) => form.set({ results: time })}
        />
      )}
    </Form>
  )
}
