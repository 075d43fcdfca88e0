import { Alert, Anchor, Button, Group, Stack, Text } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Race } from '#contract/boats/races.ts'
import type { Session } from '#contract/planning/sessions.ts'
import { raceClassText } from '#domain/training/race-class.ts'
import { doubtOf } from '#domain/training/race-doubt.ts'
import { useFormat } from '../../format/format.ts'
import { listSeparator } from '../../format/punctuation.ts'
import { useLeaveGuard } from '../../shell/use-leave-guard.ts'
import { ScrollRegion } from '../../ui/ScrollRegion.tsx'
import { usePhone } from '../../ui/use-phone.ts'
import { COLUMNS } from './race-rows.ts'
import { RaceCard } from './RaceCard.tsx'
import { SheetLine } from './SheetLine.tsx'
import type { LineProps } from './use-race-cells.ts'
import { useRaceRows } from './use-race-rows.ts'
import { useReading } from './use-reading.ts'
import classes from './races.module.css'

/** Asks whether a time is right that hardly anybody rows; it counts either way. */
function RaceDoubts({ races }: { races: readonly Race[] }) {
  const { t } = useTranslation('races')
  const { raceTime } = useFormat()
  const [right, setRight] = useState<ReadonlySet<string>>(new Set())
  const asked = races.flatMap((race) => {
    const doubt = doubtOf(race)
    const key = `${race.id} ${race.time} ${race.distance} ${raceClassText(race)}`
    return doubt === null || right.has(key) ? [] : [{ race, doubt, key }]
  })
  if (asked.length === 0) return null
  return (
    <Alert color="amber" role="status" title={t('doubt.title')}>
      {asked.map(({ race, doubt, key }) => (
        <Group key={key} gap="xs" justify="space-between">
          <Text size="sm">
            {t(`doubt.${doubt}`, {
              name: race.name ?? race.number ?? t('unnamed'),
              class: raceClassText(race),
              time: raceTime(race.time ?? 0),
            })}
          </Text>
          <Button
            size="compact-md"
            variant="default"
            onClick={() => setRight(new Set([...right, key]))}
          >
            {t('doubt.right')}
          </Button>
        </Group>
      ))}
    </Alert>
  )
}

type RaceSheetProps = { session: Session; races: readonly Race[]; onClose: () => void }

/**
 * The programme as a sheet with the keys of a spreadsheet, on a phone as a list of races that open
 * one at a time. It stores itself.
 */
export function RaceSheet({ session, races, onClose }: RaceSheetProps) {
  const { t } = useTranslation('races')
  const phone = usePhone()
  const [opened, setOpened] = useState<string | null>(null)
  const reading = useReading(session)
  const sheet = useRaceRows(session.id, races, reading)
  useLeaveGuard(sheet.dirty)
  const marks = [...sheet.marks.values()]
  const unread = marks.flatMap(({ faults }) => faults).length
  const clashes = marks.flatMap((mark) => mark.clashes).length
  const state = sheet.saving || sheet.pending > 0 ? 'saving' : unread > 0 ? 'unread' : 'saved'
  return (
    <Stack gap="sm">
      <Group justify="space-between">
        <Text size="sm" c="dimmed" role="status">
          {t(`sheet.${state}`, { count: unread })}
        </Text>
        <Group gap="sm">
          <FirstUnread
            sheet={sheet}
            onOpen={(key, cell) => (phone ? setOpened(key) : focusCell(cell))}
          />
          {races.length > 0 && (
            <Button variant="default" disabled={sheet.dirty} onClick={onClose}>
              {t('sheet.close')}
            </Button>
          )}
        </Group>
      </Group>
      {!phone && <Text size="sm">{t('sheet.hint')}</Text>}
      {sheet.trouble && (
        <Alert color="red" role="alert">
          {sheet.trouble}
        </Alert>
      )}
      {clashes > 0 && (
        <Alert color="amber" role="alert" title={t('clash.title')}>
          <Text size="sm">{t('clash.text', { count: clashes })}</Text>
          <Group gap="xs" mt="xs">
            <Button size="compact-md" onClick={() => sheet.settle(true)}>
              {t('clash.mine')}
            </Button>
            <Button size="compact-md" variant="default" onClick={() => sheet.settle(false)}>
              {t('clash.theirs')}
            </Button>
          </Group>
        </Alert>
      )}
      <RaceDoubts races={races} />
      {phone ? (
        <ul className={classes.cards} aria-label={t('sheet.label')}>
          {sheet.rows.map((row, index) => (
            <RaceCard
              key={row.key}
              {...{ row, index, reading, sheet }}
              open={row.key === opened}
              onToggle={() => setOpened(row.key === opened ? null : row.key)}
            />
          ))}
        </ul>
      ) : (
        <SheetTable reading={reading} sheet={sheet} />
      )}
      <datalist id="race-starters">
        {[
          ...reading.crews.map(({ name }) => name),
          ...reading.people.map((one) => one.full_name),
        ].map((name, place) => (
          <option key={place}>{name}</option>
        ))}
      </datalist>
      <datalist id="race-statuses">
        {Object.values(reading.statuses).map((word) => (
          <option key={word}>{word}</option>
        ))}
      </datalist>
    </Stack>
  )
}

type FirstUnreadProps = Pick<LineProps, 'sheet'> & {
  onOpen: (key: string, cell: string) => void
}

/** The first cell that keeps the sheet from being closed, and the way to it. */
function FirstUnread({ sheet, onOpen }: FirstUnreadProps) {
  const { t } = useTranslation('races')
  const [first] = sheet.rows.flatMap(({ key }, index) =>
    (sheet.marks.get(key)?.faults ?? []).map((column) => ({ key, index, column })),
  )
  if (!first) return null
  const { key, index, column } = first
  const row = t('sheet.row', { number: index + 1 })
  return (
    <Anchor
      component="button"
      type="button"
      size="sm"
      onClick={() => onOpen(key, `${index}:${COLUMNS.indexOf(column)}`)}
    >
      {[row, t(`columns.${column}`)].join(listSeparator())}
    </Anchor>
  )
}

const focusCell = (cell: string) =>
  document.querySelector<HTMLInputElement>(`[data-cell="${cell}"]`)?.focus()

function SheetTable({ reading, sheet }: Pick<LineProps, 'reading' | 'sheet'>) {
  const { t } = useTranslation('races')
  return (
    <ScrollRegion label={t('sheet.label')} className={classes.scroller ?? ''}>
      <table className={classes.sheet} data-walked>
        <thead>
          <tr>
            {COLUMNS.map((column) => (
              <th key={column} scope="col">
                {t(`columns.${column}`)}
              </th>
            ))}
            <th aria-label={t('sheet.delete')} />
          </tr>
        </thead>
        <tbody>
          {sheet.rows.map((row, index) => (
            <SheetLine key={row.key} {...{ row, index, reading, sheet }} />
          ))}
        </tbody>
      </table>
    </ScrollRegion>
  )
}
