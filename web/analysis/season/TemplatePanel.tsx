import { Button, Checkbox, Group, NativeSelect, Stack, Text } from '@mantine/core'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Season, SeasonGoal } from '#contract/analysis/season.ts'
import {
  deleteSeasonTemplate,
  renameSeasonTemplate,
  seasonTemplates,
  type SeasonTemplate,
} from '#contract/analysis/season-templates.ts'
import { phasesFrom, weeksFrom } from '#domain/season/templates.ts'
import { api, invalidate, query } from '../../api/api.ts'
import { Form } from '../../form/Form.tsx'
import { TextField } from '../../form/TextFields.tsx'
import { useForm } from '../../form/use-form.ts'
import { Waiting } from '../../load/Waiting.tsx'
import { closeModal, openModal } from '../../shell/modals.ts'
import { useConfirm } from '../../shell/use-confirm.tsx'
import { DifferenceList } from './DifferenceList.tsx'
import { PanelHead } from './PanelHead.tsx'
import { mainGoalsOf } from './template-goals.ts'
import type { Difference } from './use-difference.ts'
import type { Write } from './use-season-changes.ts'
import { useSeasonWords } from './use-season-words.ts'
import { TakeFoot } from './WeekTicks.tsx'
import classes from './season.module.css'
import { comma, sentences } from '../../format/punctuation.ts'

export type TemplatePanelProps = {
  season: Season
  difference: Difference
  onTake: (write: Write) => void
  onClose: () => void
}

/** A season that was kept, counted back from a goal of this one and beside it as a difference. */
export function TemplatePanel(props: TemplatePanelProps) {
  const { season, onClose } = props
  const { t } = useTranslation('season-plans')
  const asked = useQuery(query(seasonTemplates))
  const templates = asked.data?.data
  const goals = mainGoalsOf(season)
  return (
    <aside className={classes.panel}>
      <Stack gap="md">
        <PanelHead title={t('template.title')} onClose={onClose} />
        {!templates ? (
          <Waiting for={asked} rows={3} part />
        ) : templates.length === 0 || goals.length === 0 ? (
          <Text size="sm">{t(goals.length === 0 ? 'template.noGoal' : 'template.none')}</Text>
        ) : (
          <ChosenTemplate {...props} templates={templates} goals={goals} />
        )}
      </Stack>
    </aside>
  )
}

type ChosenTemplateProps = TemplatePanelProps & {
  templates: readonly SeasonTemplate[]
  goals: readonly SeasonGoal[]
}

function ChosenTemplate(props: ChosenTemplateProps) {
  const { season, difference, templates, goals, onTake, onClose } = props
  const { t } = useTranslation('season-plans')
  const words = useSeasonWords()
  const next = goals.find(({ first_day }) => first_day > season.today) ?? goals[0]
  const [goalId, setGoalId] = useState(next?.session_id ?? 0)
  const [id, setId] = useState<number | null>(null)
  const [takesPhases, setTakesPhases] = useState(true)
  const goal = goals.find(({ session_id }) => session_id === goalId) ?? goals[0]
  const template = templates.find((one) => one.id === id)
  const choose = (templateId: number, toGoal: number) => {
    setId(templateId)
    setGoalId(toGoal)
    const day = goals.find(({ session_id }) => session_id === toGoal)?.first_day
    const chosen = templates.find((one) => one.id === templateId)
    difference.show(chosen && day !== undefined ? weeksFrom(chosen, season, day) : [])
  }
  const phases = template && goal ? phasesFrom(template, season, goal.first_day) : season.phases
  const hasPhases = words.phases(phases) !== words.phases(season.phases)
  const { changes, left } = difference
  // A week that somebody has set by hand meanwhile stays too.
  const weeks = template && goal ? weeksFrom(template, season, goal.first_day) : []
  const open = new Set(weeks.map(({ monday }) => monday))
  const taken = changes.filter(({ monday }) => !left.has(monday) && open.has(monday))
  const take = () =>
    onTake({
      ...(taken.length > 0 && { weeks: taken }),
      ...(hasPhases && takesPhases && { plan: { phases } }),
    })
  return (
    <>
      <NativeSelect
        label={t('template.template')}
        value={String(id ?? '')}
        data={[
          { value: '', label: t('template.choose') },
          ...templates.map((one) => ({
            value: String(one.id),
            label: one.is_own ? t('template.ownName', { name: one.name }) : one.name,
          })),
        ]}
        onChange={(event) => choose(Number(event.currentTarget.value), goalId)}
      />
      <NativeSelect
        label={t('template.goal')}
        value={String(goalId)}
        data={goals.map(({ session_id, name, first_day }) => ({
          value: String(session_id),
          label: `${name}${comma()}${words.day(first_day)}`,
        }))}
        onChange={(event) => choose(id ?? 0, Number(event.currentTarget.value))}
      />
      {template && (
        <>
          <Text size="sm" role="status">
            {sentences([t('file.changes', { count: changes.length }), t('template.stay')])}
          </Text>
          {hasPhases && (
            <Checkbox
              size="sm"
              label={t('template.phases', {
                before: words.phases(season.phases),
                after: words.phases(phases),
              })}
              checked={takesPhases}
              onChange={(event) => setTakesPhases(event.currentTarget.checked)}
            />
          )}
          {changes.length > 0 && <DifferenceList season={season} difference={difference} />}
          <Group gap="xs">
            <RenameTemplate template={template} />
            <DeleteTemplate template={template} onDeleted={() => choose(0, goalId)} />
          </Group>
        </>
      )}
      <TakeFoot
        count={taken.length}
        canTake={taken.length > 0 || (hasPhases && takesPhases)}
        onTake={take}
        onClose={onClose}
      />
    </>
  )
}

function RenameTemplate({ template }: { template: SeasonTemplate }) {
  const { t } = useTranslation('season-plans')
  const open = () =>
    openModal({ title: t('template.rename'), content: <NameForm template={template} /> })
  return (
    <Button variant="subtle" size="compact-sm" onClick={open}>
      {t('template.rename')}
    </Button>
  )
}

function NameForm({ template: { id, name } }: { template: SeasonTemplate }) {
  const { t } = useTranslation('season-plans')
  const form = useForm(renameSeasonTemplate, {
    params: { id },
    initial: { name },
    refreshes: [seasonTemplates],
    onSaved: closeModal,
  })
  return (
    <Form of={form} submit={t('template.rename')}>
      <TextField {...form.at('name')} label={t('template.name')} />
    </Form>
  )
}

type DeleteTemplateProps = { template: SeasonTemplate; onDeleted: () => void }

function DeleteTemplate({ template: { id, name }, onDeleted }: DeleteTemplateProps) {
  const { t } = useTranslation('season-plans')
  const confirm = useConfirm()
  const removal = useMutation({
    mutationFn: () => api(deleteSeasonTemplate, { params: { id } }),
    onSuccess: async () => {
      onDeleted()
      await invalidate(seasonTemplates)
    },
  })
  const ask = async () => {
    const isSure = await confirm({
      title: t('template.deleteTitle', { name }),
      text: t('template.deleteText'),
      confirm: t('template.delete'),
      dangerous: true,
    })
    if (isSure) removal.mutate()
  }
  return (
    <Button
      variant="subtle"
      color="red"
      size="compact-sm"
      loading={removal.isPending}
      onClick={() => void ask()}
    >
      {t('template.delete')}
    </Button>
  )
}
