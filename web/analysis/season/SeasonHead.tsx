import { Button, Group, Menu, UnstyledButton, Stack, Text } from '@mantine/core'
import { IconChevronDown, IconSparkles } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import {
  copySeason,
  season as seasonCall,
  seasonHistory,
  type Season,
} from '#contract/analysis/season.ts'
import { addDays, daysBetween, isoWeekStart } from '#domain/time/week.ts'
import { addSeasonTemplate, seasonTemplates } from '#contract/analysis/season-templates.ts'
import { api, invalidate } from '../../api/api.ts'
import { openModal, closeModal } from '../../shell/modals.ts'
import { notify } from '../../shell/notices.ts'
import { FilterBar } from '../../ui/filters/FilterBar.tsx'
import { HeadMenu } from '../../ui/HeadMenu.tsx'
import { PageHead } from '../../ui/Page.tsx'
import { UndoButtons } from '../../ui/UndoButtons.tsx'
import { CheckField, SelectField } from '../../form/ChoiceFields.tsx'
import { Form } from '../../form/Form.tsx'
import { TextField } from '../../form/TextFields.tsx'
import { useForm } from '../../form/use-form.ts'
import { comma } from '../../format/punctuation.ts'
import { FileItems } from './FileItems.tsx'
import { PhasesForm } from './PhasesForm.tsx'
import { SeasonHistory } from './SeasonHistory.tsx'
import { mainGoalsOf } from './template-goals.ts'
import type { useSeasonChanges, Scope } from './use-season-changes.ts'
import { useSeasonWords } from './use-season-words.ts'
import { useSeasonFilters, type ShownSeason } from './use-season-filters.ts'

type TemplateFormProps = { season: Season; scope: Scope }

/** Keeps phases and targets of a season, counted from one of its A goals. */
function TemplateForm({ season, scope }: TemplateFormProps) {
  const { t } = useTranslation('season-plans')
  const words = useSeasonWords()
  const goals = mainGoalsOf(season)
  const form = useForm(addSeasonTemplate, {
    initial: {
      name: '',
      goal_id: goals.at(-1)?.session_id ?? 0,
      is_own: false,
      day: season.first_day,
      ...scope,
    },
    refreshes: [seasonTemplates],
    saved: t('template.kept'),
    onSaved: closeModal,
  })
  return (
    <Form of={form} submit={t('template.keep')}>
      <Stack>
        <Text size="sm">{t('template.keepHint')}</Text>
        <TextField {...form.at('name')} label={t('template.name')} />
        <SelectField
          {...form.at('goal_id')}
          label={t('template.goal')}
          choices={goals.map(({ session_id, name, first_day }) => ({
            value: session_id,
            label: `${name}${comma()}${words.day(first_day)}`,
          }))}
        />
        <CheckField {...form.at('is_own')} label={t('template.own')} />
      </Stack>
    </Form>
  )
}

type SeasonHeadProps = ShownSeason & {
  changes: ReturnType<typeof useSeasonChanges>
  onPropose: () => void
  onFile: () => void
  onTemplate: () => void
  /** While weeks are looked at that are not stored yet. */
  isOffering: boolean
}

/** The name of the season and what can be done with it, and whose it is. */
export function SeasonHead(props: SeasonHeadProps) {
  const { season, changes, onPropose, isOffering } = props
  const { t } = useTranslation('season')
  const words = useSeasonWords()
  const bar = useSeasonFilters(props)
  const name = t('name', { name: words.season(season.first_day) })
  const actions = (
    <Group gap="xs">
      {season.can_change && (
        <UndoButtons
          words={{ undo: t('undo'), redo: t('redo') }}
          undo={changes.undo}
          redo={changes.redo}
        />
      )}
      <SeasonMenu {...props} />
      {season.can_change && !isOffering && (
        <Button leftSection={<IconSparkles size={18} aria-hidden />} onClick={onPropose}>
          {t('propose.action')}
        </Button>
      )}
    </Group>
  )
  return (
    <>
      <PageHead
        title={<SeasonChoice {...props} name={name} />}
        tabTitle={name}
        subtitle={factsOf(season, t)}
        action={actions}
      />
      <FilterBar {...bar} />
    </>
  )
}

type Translate = ReturnType<typeof useTranslation<'season'>>['t']

/** How long the season is, and how far away its next A goal. */
function factsOf({ weeks, goals, today }: Season, t: Translate): string {
  const next = goals.find(({ priority, last_day }) => priority === 'A' && last_day >= today)
  const facts: string[] = [t('whole', { count: weeks.length })]
  if (next) {
    const count = daysBetween(isoWeekStart(today), isoWeekStart(next.first_day)) / 7
    facts.push(
      count <= 0
        ? t('nextGoalNow', { goal: next.name })
        : t('nextGoal', { goal: next.name, count }),
    )
  }
  return facts.join(' · ')
}

/** The name of the season, which opens those before and after it. */
export function SeasonChoice({ season, onDate, name }: ShownSeason & { name: string }) {
  const { t } = useTranslation('season')
  const words = useSeasonWords()
  const days = [-1, 0, 1].map((years) => otherSeason(season, years))
  return (
    <Menu position="bottom-start">
      <Menu.Target>
        <UnstyledButton fz="inherit" fw="inherit">
          {name} <IconChevronDown size={18} aria-hidden />
        </UnstyledButton>
      </Menu.Target>
      <Menu.Dropdown>
        {days.map((day) => (
          <Menu.Item key={day} onClick={() => onDate(day)}>
            {t('name', { name: words.season(day) })}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  )
}

/** The first Monday of the season so many years away. */
const otherSeason = ({ first_day, weeks }: Season, years: number): string => {
  if (years === 0) return first_day
  const day = years > 0 ? addDays(first_day, 7 * weeks.length) : addDays(first_day, -364)
  return isoWeekStart(day)
}

function SeasonMenu(props: SeasonHeadProps) {
  const { t } = useTranslation('season-plans')
  const { season, scope, onFile } = props
  const history = () =>
    openModal({
      title: t('history.title'),
      size: 'lg',
      content: <SeasonHistory {...{ season, scope }} />,
    })
  return (
    <HeadMenu>
      {season.can_change && <ChangeItems {...props} />}
      {season.can_change && <Menu.Item onClick={onFile}>{t('file.open')}</Menu.Item>}
      <FileItems {...props} />
      {season.can_change && <Menu.Item onClick={history}>{t('history.title')}</Menu.Item>}
    </HeadMenu>
  )
}

function ChangeItems({ season, scope, changes, onTemplate }: SeasonHeadProps) {
  const { t } = useTranslation('season')
  const { t: plans } = useTranslation('season-plans')
  const words = useSeasonWords()
  const from = otherSeason(season, -1)
  const copy = async () => {
    await api(copySeason, { body: { ...scope, day: season.first_day, from } })
    await invalidate(seasonCall, seasonHistory)
    notify('success', t('menu.copied'))
  }
  const keep = () =>
    openModal({ title: plans('template.keep'), content: <TemplateForm {...{ season, scope }} /> })
  const phases = () =>
    openModal({
      title: t('editPhases.title'),
      size: 'lg',
      content: (
        <PhasesForm
          phases={season.phases}
          weeks={season.weeks.length}
          onSave={(next) => void changes.change({ plan: { phases: next } })}
        />
      ),
    })
  return (
    <>
      <Menu.Item onClick={phases}>{t('menu.phases')}</Menu.Item>
      <Menu.Item onClick={() => void copy()}>
        {t('menu.copy', { name: words.season(from) })}
      </Menu.Item>
      <Menu.Item onClick={onTemplate}>{plans('template.title')}</Menu.Item>
      <Menu.Item disabled={mainGoalsOf(season).length === 0} onClick={keep}>
        {plans('template.keep')}
      </Menu.Item>
    </>
  )
}
