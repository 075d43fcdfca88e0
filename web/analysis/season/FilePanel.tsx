import { Alert, Checkbox, List, Stack, Text } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Season } from '#contract/analysis/season.ts'
import { PHASE_KINDS, WEEK_KINDS } from '#domain/season/season.ts'
import { sentences } from '../../format/punctuation.ts'
import { FileDrop } from '../../ui/FileDrop.tsx'
import { readSheet } from '../../ui/read-sheet.ts'
import { SeenAlert } from '../../ui/SeenAlert.tsx'
import { DifferenceList } from './DifferenceList.tsx'
import { PanelHead } from './PanelHead.tsx'
import type { CellFault } from './cell-fault.ts'
import type { FilePlan } from './season-file-plan.ts'
import { readSeason, type FileWords } from './season-file.ts'
import type { Difference } from './use-difference.ts'
import type { Write } from './use-season-changes.ts'
import { useSeasonWords } from './use-season-words.ts'
import { TakeFoot } from './WeekTicks.tsx'
import classes from './season.module.css'

type FilePanelProps = {
  season: Season
  difference: Difference
  onTake: (write: Write) => void
  onClose: () => void
}

/** The targets of a spreadsheet beside those of the season, taken whole or week by week. */
export function FilePanel({ season, difference, onTake, onClose }: FilePanelProps) {
  const { t } = useTranslation(['season-plans', 'season'])
  const { changes, left } = difference
  const words = useFileWords(season)
  const [takesPlan, setTakesPlan] = useState(true)
  const read = useMutation({
    mutationFn: async (file: File) => {
      const found = readSeason(await readSheet(file, 'season'), season, words)
      if (found === null) throw new NoWeeksError()
      return found
    },
    onSuccess: ({ weeks }) => difference.show(weeks),
    onError: () => difference.show([]),
  })
  const taken = changes.filter(({ monday }) => !left.has(monday))
  const plan = read.data?.plan ?? {}
  const hasPlan = plan.phases !== undefined || plan.goals !== undefined
  const withPlan = hasPlan && takesPlan
  return (
    <aside className={classes.panel}>
      <Stack gap="md">
        <PanelHead title={t('file.title')} onClose={onClose} />
        <FileDrop
          multiple={false}
          accept={['.xlsx', '.csv', 'text/csv']}
          hint={t('file.hint')}
          busy={read.isPending}
          onFiles={([file]) => file && read.mutate(file)}
        />
        {read.error && (
          <SeenAlert color="red">
            {t(read.error instanceof NoWeeksError ? 'file.noWeeks' : 'file.unreadable')}
          </SeenAlert>
        )}
        {read.data && read.data.faults.length > 0 && <Faults faults={read.data.faults} />}
        {read.data && (
          <Text size="sm" role="status">
            {sentences([t('file.changes', { count: changes.length }), t('file.stay')])}
          </Text>
        )}
        {hasPlan && (
          <Checkbox
            size="xs"
            label={<PlanWords season={season} plan={plan} />}
            checked={takesPlan}
            onChange={(event) => setTakesPlan(event.currentTarget.checked)}
          />
        )}
        {changes.length > 0 && <DifferenceList season={season} difference={difference} />}
        <TakeFoot
          count={taken.length}
          canTake={taken.length > 0 || withPlan}
          onTake={() =>
            onTake({ ...(taken.length > 0 && { weeks: taken }), ...(withPlan && { plan }) })
          }
          onClose={onClose}
        />
      </Stack>
    </aside>
  )
}

/** Words count in the reader's language and in English; a phase also by the name it has here. */
function useFileWords({ phases }: Season): FileWords {
  const { t } = useTranslation('season')
  const { phase: nameOf } = useSeasonWords()
  const isSame = (word: string, ...names: string[]) =>
    names.some((name) => name.toLowerCase() === word.toLowerCase())
  return {
    kindOf: (word) => WEEK_KINDS.find((kind) => isSame(word, kind, t(`kinds.${kind}`))) ?? null,
    phaseOf: (word) => {
      const kind = PHASE_KINDS.find((one) => isSame(word, one, t(`phases.${one}`)))
      return (
        phases.find((phase) => isSame(word, nameOf(phase))) ??
        (kind ? { kind, weeks: 1, name: null, colour: null } : null)
      )
    },
  }
}

/** The phases and goals of a file in a line each. */
function PlanWords({ season, plan }: { season: Season; plan: FilePlan }) {
  const { t } = useTranslation('season-plans')
  const words = useSeasonWords()
  const names = new Map(season.goals.map(({ session_id, name }) => [session_id, name]))
  const phases = plan.phases?.map((phase) => `${words.phase(phase)} ${phase.weeks}`)
  const goals = plan.goals?.map(({ session_id, priority }) =>
    [priority, names.get(session_id)].filter(Boolean).join(' '),
  )
  return (
    <>
      {phases && <Text size="sm">{t('file.phases', { phases: phases.join(' · ') })}</Text>}
      {goals && <Text size="sm">{t('file.goals', { goals: goals.join(' · ') })}</Text>}
    </>
  )
}

const MOST_FAULTS = 20

/** What was not understood, by its cell; what it belongs to stays as it is. */
function Faults({ faults }: { faults: readonly CellFault[] }) {
  const { t } = useTranslation('season-plans')
  const more = faults.length - MOST_FAULTS
  return (
    <Alert color="amber" title={t('file.faults')}>
      <List size="sm">
        {faults.slice(0, MOST_FAULTS).map(({ cell, text, fault }) => (
          <List.Item key={`${cell} ${fault}`}>{t(`file.fault.${fault}`, { cell, text })}</List.Item>
        ))}
      </List>
      {more > 0 && <Text size="sm">{t('file.moreFaults', { count: more })}</Text>}
    </Alert>
  )
}

class NoWeeksError extends Error {
  override readonly name = 'NoWeeksError'
}
