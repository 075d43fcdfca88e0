import { Alert, Button, Group, Stack, Text, TextInput } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { useQuery } from '@tanstack/react-query'
import {
  segmentsOf,
  type StructureTotals,
  type Extent,
  type Structure,
} from '#domain/time/structure.ts'
import { intensities } from '#contract/lookups.ts'
import type { PlannedShare } from '#domain/time/structure-shares.ts'
import { useFormat } from '../../format/format.ts'
import { query } from '../../api/api.ts'
import { lookup } from '../../lookups/queries.ts'
import { listSeparator } from '../../format/punctuation.ts'
import type { PartProps } from './form-parts.ts'
import { numbersIn } from './piece-numbers.ts'
import { PieceList } from './PieceList.tsx'
import { readStructure, typedStructure } from './structure-draft.ts'
import { faultPart, readingOf, type Run } from './structure-words.ts'
import classes from './session-form.module.css'
import ui from '../../ui/ui.module.css'

type StructureWordsProps = { structure: Structure; shares: readonly PlannedShare[] }

/** What was understood of a typed structure, in words, with the zones it names. */
function StructureWords({ structure, shares }: StructureWordsProps) {
  const { t } = useTranslation('session-form')
  const runText = useRunText()
  const format = useFormat()
  const zones = useQuery({ ...query(intensities), ...lookup }).data?.data ?? []
  const { rounds, runs } = readingOf(structure)
  const list = runs.map(runText).join(t('inWords.next'))
  const named = shares.map(({ id, percentage }) => {
    const zone = zones.find((one) => one.id === id)
    return `${zone?.name ?? ''} ${format.percent(percentage)}`
  })
  return (
    <Text size="sm">
      {rounds > 1 ? t('inWords.rounds', { rounds: format.number(rounds), list }) : list}
      {named.length > 0 && (
        <>
          <br />
          {t('inWords.zones', { zones: named.join(listSeparator()) })}
        </>
      )}
    </Text>
  )
}

function useRunText(): (run: Run) => string {
  const { t } = useTranslation('session-form')
  const format = useFormat()
  const timeText = (seconds: number) => {
    const [minutes, rest] = [Math.floor(seconds / 60), seconds % 60]
    const decimals = Number.isInteger(rest) ? 0 : 1
    const values = { minutes: format.number(minutes), seconds: format.number(rest, decimals) }
    if (minutes === 0) return t('inWords.seconds', values)
    return t(rest === 0 ? 'inWords.minutes' : 'inWords.both', values)
  }
  const extentText = (extent: Extent) =>
    'distance_m' in extent ? format.distance(extent.distance_m) : timeText(extent.time_s)
  return ({ count, piece }) => {
    const work = segmentsOf(piece).map(extentText).join(' + ')
    const { rest_s, stroke_rate } = piece
    const parts = [
      count > 1 ? t('inWords.times', { times: format.number(count), work }) : work,
      stroke_rate !== undefined &&
        t('inWords.rate', { rate: format.number(stroke_rate, stroke_rate % 1 === 0 ? 0 : 1) }),
      rest_s > 0 &&
        t(count > 1 ? 'inWords.restEach' : 'inWords.restAfter', { rest: timeText(rest_s) }),
    ]
    return parts.filter((part) => part !== false).join('')
  }
}

/**
 * The structure as text, as it will be read, as totals, and piece by piece; text and pieces follow
 * each other.
 */
export function StructurePart({ draft, onChange, errors, onReadable }: PartProps) {
  const { t } = useTranslation('session-form')
  const reading = readStructure(draft.structure)
  const wrong = reading.state === 'wrong' ? reading.error : null
  return (
    <>
      <TextInput
        label={t('structure')}
        description={t('structureHint')}
        placeholder="3x2000m/6min"
        autoComplete="off"
        spellCheck={false}
        maxLength={500}
        value={draft.structure}
        error={wrong ? t(`structureFault.${wrong.code}`) : errors['structure']}
        onChange={(event) => onChange(typedStructure(event.currentTarget.value))}
      />
      {wrong && wrong.code !== 'too-long' && (
        <FaultPlace text={draft.structure} position={wrong.position} />
      )}
      {reading.state === 'read' && (
        <Alert color="teal" variant="light" title={reading.shown} role="status">
          <StructureWords structure={reading.structure} shares={reading.shares} />
          <Totals totals={reading.totals} onUse={onChange} />
        </Alert>
      )}
      {reading.state !== 'wrong' && (
        <PieceList
          structure={reading.state === 'read' ? reading.structure : null}
          splits={draft.splits}
          numbers={numbersIn(draft)}
          onChange={(structure, splits, numbers) =>
            onChange({ structure, splits, ...(numbers && { numbered: { structure, numbers } }) })
          }
          onReadable={onReadable}
        />
      )}
    </>
  )
}

/** The typed text with the part where reading stopped, and what can be read instead. */
function FaultPlace({ text, position }: { text: string; position: number }) {
  const { t } = useTranslation('session-form')
  const { from, to } = faultPart(text, position)
  const part = text.slice(from, to)
  return (
    <div>
      <Text size="sm" className={classes.fault}>
        <span className={classes.faultLabel}>
          {part === '' ? t('faultAtEnd') : t('faultAt', { part })}
        </span>
        <code>
          {text.slice(0, from)}
          <mark>{part || '␣'}</mark>
          {text.slice(to)}
        </code>
      </Text>
      <Text size="sm">
        {t('examples.both', { one: t('examples.one'), other: t('examples.other') })}
      </Text>
    </div>
  )
}

type TotalsProps = {
  totals: StructureTotals
  onUse: (planned: { planned_distance: number } | { planned_time: number }) => void
}

function Totals({ totals, onUse }: TotalsProps) {
  const { t } = useTranslation('session-form')
  const { t: common } = useTranslation()
  const format = useFormat()
  const { pieces, distance_m, work_s, rest_s } = totals
  const parts = [
    `${format.number(pieces)} ${common(pieces === 1 ? 'words.piece' : 'words.pieces')}`,
    distance_m > 0 ? t('totals.distance', { distance: format.distance(distance_m) }) : null,
    work_s > 0 ? t('totals.work', { time: format.resultTime(work_s).replace(/\.0$/, '') }) : null,
    rest_s > 0 ? t('totals.rest', { time: format.resultTime(rest_s).replace(/\.0$/, '') }) : null,
  ]
  return (
    <Stack gap="xs" align="flex-start">
      <Text size="sm" className={ui.tabular}>
        {parts.filter((part) => part !== null).join(' · ')}
      </Text>
      <Group gap="xs">
        {distance_m > 0 && (
          <Button
            size="xs"
            variant="default"
            onClick={() => onUse({ planned_distance: distance_m })}
          >
            {t('useDistance')}
          </Button>
        )}
        {work_s > 0 && (
          <Button
            size="xs"
            variant="default"
            onClick={() => onUse({ planned_time: work_s + rest_s })}
          >
            {t('useTime')}
          </Button>
        )}
      </Group>
    </Stack>
  )
}
