import { Alert, List, Stack, Text } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { Season } from '#contract/analysis/season.ts'
import { WEEK_KINDS } from '#domain/season/season.ts'
import { FileDrop } from '../../ui/FileDrop.tsx'
import { readSheet } from '../../ui/read-sheet.ts'
import { SeenAlert } from '../../ui/SeenAlert.tsx'
import { DifferenceList } from './DifferenceList.tsx'
import { PanelHead } from './PanelHead.tsx'
import { readSeason, type CellFault } from './season-file.ts'
import type { Difference } from './use-difference.ts'
import type { Write } from './use-season-changes.ts'
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
  const kindOf = (word: string) =>
    WEEK_KINDS.find((kind) =>
      [kind, t(`season:kinds.${kind}`)].some((name) => name.toLowerCase() === word.toLowerCase()),
    ) ?? null
  const read = useMutation({
    mutationFn: async (file: File) => {
      const found = readSeason(await readSheet(file, 'season'), season, kindOf)
      if (found === null) throw new NoWeeksError()
      return found
    },
    onSuccess: ({ weeks }) => difference.show(weeks),
    onError: () => difference.show([]),
  })
  const taken = changes.filter(({ monday }) => !left.has(monday))
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
            {t('file.changes', { count: changes.length })} {t('file.stay')}
          </Text>
        )}
        {changes.length > 0 && <DifferenceList season={season} difference={difference} />}
        <TakeFoot count={taken.length} onTake={() => onTake({ weeks: taken })} onClose={onClose} />
      </Stack>
    </aside>
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
