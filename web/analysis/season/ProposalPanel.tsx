import { Stack, Table, Text } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import type { Season } from '#contract/analysis/season.ts'
import type { SeasonCourse } from '#domain/season/course.ts'
import { goalOfProposal } from '#domain/season/targets.ts'
import { daysBetween } from '#domain/time/week.ts'
import { comma } from '../../format/punctuation.ts'
import { useFormat } from '../../format/format.ts'
import { GoalSign } from './GoalRow.tsx'
import { PanelHead } from './PanelHead.tsx'
import { ProposalRuleFields } from './ProposalRuleFields.tsx'
import type { ProposalDraft } from './use-proposal.ts'
import { useSeasonWords } from './use-season-words.ts'
import type { Write } from './use-season-changes.ts'
import { AllWeeksTick, TakeFoot, WeekTick } from './WeekTicks.tsx'
import classes from './season.module.css'

export type ProposalPanelProps = {
  season: Season
  course: SeasonCourse
  draft: ProposalDraft
  onTake: (write: Write) => void
  onClose: () => void
}

/** The rules of a proposal, what it comes to, and its weeks one by one. */
export function ProposalPanel(props: ProposalPanelProps) {
  const { season, draft, onTake, onClose } = props
  const { t } = useTranslation('season')
  const taken = draft.changes.filter(({ monday }) => !draft.left.has(monday))
  const take = () => onTake(writeOf(season, draft))
  return (
    <aside className={classes.panel}>
      <Stack gap="md">
        <PanelHead title={t('propose.title')} onClose={onClose} />
        <ProposalGoal season={season} />
        <ProposalRuleFields rules={draft.rules} onChange={draft.setRules} />
        <ProposalResult {...props} />
        {draft.proposal && <ProposedWeeks season={season} draft={draft} />}
        <TakeFoot count={taken.length} onTake={take} onClose={onClose} />
      </Stack>
    </aside>
  )
}

/** What is stored of a proposal: the weeks that are ticked, its rules, and phases where none stood. */
function writeOf(season: Season, { proposal, rules, changes, left }: ProposalDraft): Write {
  const phases = season.phases.length === 0 && proposal ? { phases: proposal.phases } : {}
  return {
    proposed: true,
    weeks: changes
      .filter(({ monday }) => !left.has(monday))
      .map((target) => ({ ...target, by_hand: false })),
    plan: { rules, ...phases },
  }
}

function ProposalGoal({ season }: { season: Season }) {
  const { t } = useTranslation('season')
  const words = useSeasonWords()
  const goal = goalOfProposal(season)
  if (!goal) return null
  return (
    <div className={classes.rules}>
      <span>{t('propose.from')}</span>
      <span className={classes.pair}>
        <GoalSign priority="A" />
        {goal.name + comma() + words.days(goal.first_day, goal.last_day)}
      </span>
    </div>
  )
}

/** What the proposal comes to, beside what is asked now. */
function ProposalResult({ season, course, draft }: ProposalPanelProps) {
  const { t } = useTranslation('season')
  const words = useSeasonWords()
  const format = useFormat()
  const { proposal, drawn, changes } = draft
  const goal = goalOfProposal(season)
  if (!goal || !proposal || !drawn)
    return (
      <div className={classes.result} role="status">
        <Text fw={600} size="sm">
          {t(goal ? 'propose.nothing' : 'propose.noGoal')}
        </Text>
        {t(goal ? 'propose.nothingText' : 'propose.noGoalText')}
      </div>
    )
  const hours = (of: (monday: string, now: number) => number) =>
    season.weeks
      .filter(({ monday }) => monday > season.today && monday <= goal.first_day)
      .reduce((sum, { monday, target }) => sum + of(monday, target?.seconds ?? 0), 0)
  const taken = (monday: string, now: number) =>
    drawn.left.has(monday) ? now : (drawn.targets.get(monday)?.seconds ?? now)
  const on = (one: SeasonCourse) => one.form[daysBetween(one.first, goal.first_day)]
  const [next, was] = [on(drawn.course), on(course)]
  return (
    <div className={classes.result} role="status">
      <Text fw={600} size="sm">
        {t('propose.changes', {
          count: changes.filter(({ monday }) => !drawn.left.has(monday)).length,
          hours: words.amount(hours(taken), 'hours'),
          now: words.amount(
            hours((_, now) => now),
            'hours',
          ),
        })}
      </Text>
      {next && was && (
        <div>
          {t('propose.onGoal', {
            day: words.day(goal.first_day),
            fitness: format.number(next.fitness, 0),
            wasFitness: format.number(was.fitness, 0),
            form: words.form(next.form),
            wasForm: words.form(was.form),
          })}
        </div>
      )}
      {proposal.short && (
        <div>
          {t(`propose.short.${proposal.short.by}`, {
            hours: words.amount(proposal.short.seconds, 'hours'),
          })}
        </div>
      )}
      {proposal.short_taper > 0 && (
        <div>{t('propose.shortTaper', { count: proposal.short_taper })}</div>
      )}
      <div>{t('propose.stay')}</div>
    </div>
  )
}

/** The weeks to come with what stands now and what is new; each is taken or left. */
function ProposedWeeks({ season, draft }: Pick<ProposalPanelProps, 'season' | 'draft'>) {
  const { t } = useTranslation('season')
  const words = useSeasonWords()
  const mondays = draft.changes.map(({ monday }) => monday)
  const rows = (draft.proposal?.weeks ?? []).filter(
    ({ monday, stays }) => monday > season.today && (stays === null || stays === 'hand'),
  )
  const shown = (seconds: number | null) => (seconds === null ? '–' : words.bare(seconds, 'hours'))
  return (
    <Table verticalSpacing={4} fz="sm">
      <Table.Thead>
        <Table.Tr>
          <Table.Th>
            <AllWeeksTick ticks={draft} mondays={mondays} />
          </Table.Th>
          <Table.Th>{t('propose.week')}</Table.Th>
          {(['now', 'new', 'change'] as const).map((column) => (
            <Table.Th key={column} className={classes.figure}>
              {t(`propose.${column}`)}
            </Table.Th>
          ))}
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {rows.map(({ monday, kind, now, seconds, stays }) => (
          <Table.Tr key={monday}>
            <Table.Td>
              {stays === null && mondays.includes(monday) && (
                <WeekTick ticks={draft} monday={monday} />
              )}
            </Table.Td>
            <Table.Td>
              {words.day(monday)}{' '}
              <Text span c="dimmed" size="xs">
                {stays === 'hand' ? t('keys.byHand') : t(`propose.kinds.${kind}`)}
              </Text>
            </Table.Td>
            <Table.Td className={classes.figure}>{shown(now)}</Table.Td>
            <Table.Td className={classes.figure}>{shown(seconds)}</Table.Td>
            <Table.Td className={classes.figure}>
              {stays === null ? changeIn(now, seconds, shown) : t('propose.stays')}
            </Table.Td>
          </Table.Tr>
        ))}
      </Table.Tbody>
    </Table>
  )
}

function changeIn(
  now: number | null,
  next: number | null,
  shown: (seconds: number) => string,
): string {
  const change = (next ?? 0) - (now ?? 0)
  if (change === 0) return '0'
  return `${change > 0 ? '+' : '−'}${shown(Math.abs(change))}`
}
